import { type RefObject, useEffect } from 'react';
import { observeSize } from '../../controls/observeSize.ts';

const focusableSelector = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Makes a scrollable region focusable with Tab while it contains no focusable element, so that it can be
 * scrolled by keyboard.
 */
export function useScrollableTabStop(regionRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = regionRef.current;
    if (!element) return undefined;
    const update = () => {
      const isNeeded = element.scrollHeight > element.clientHeight && !containsTabStop(element);
      if (isNeeded) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    // It calls back first after the next layout, which measuring here would force.
    return observeSize([element], update);
  }); // after every render, because the content may have changed its height
}

function containsTabStop(regionRef: HTMLElement): boolean {
  return [...regionRef.querySelectorAll(focusableSelector)].some((element) => element.checkVisibility());
}
