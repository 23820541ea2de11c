import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Makes a region that scrolls a stop of the Tab key as long as nothing inside is one, so that it can be scrolled by
 * keyboard; otherwise the stop would only be in the way.
 */
export function useScrollStop(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const update = () => {
      const isNeeded = element.scrollHeight > element.clientHeight && !holdsStop(element);
      if (isNeeded) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }); // after every render: the content may have become longer
}

function holdsStop(region: HTMLElement): boolean {
  return [...region.querySelectorAll(focusable)].some((element) => element.checkVisibility());
}
