import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { ByHistoryEntry } from '../byHistoryEntry.ts';
import { followTrail, trailTo, type FocusTrail } from './focusTrail.ts';

const trails = new ByHistoryEntry<FocusTrail>();

/**
 * Manages focus after navigation. Back and Forward restore the focus. Otherwise the heading is focused, so that the
 * keyboard starts there and screen readers announce the screen, unless the screen has set the focus itself, for
 * example to the first field of a form. Not on the first screen, where the browser does it, and not when only the
 * query changes.
 */
export function useArrival(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const lastPathname = useRef(pathname);
  const lastFocused = useRef<EventTarget | null>(null);

  useEffect(() => {
    if (pathname === lastPathname.current) return;
    lastPathname.current = pathname;
    const main = document.querySelector('main');
    if (!main) return;
    const trail = isReturn ? trails.get(key) : undefined;
    const known = trail && followTrail(main, trail);
    const hasOwn = main.contains(document.activeElement) && document.activeElement !== lastFocused.current;
    if (known) known.focus({ preventScroll: true });
    else if (!hasOwn) focusHeading(main);
  }, [pathname, key, isReturn]);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      lastFocused.current = target;
      const main = document.querySelector('main');
      if (target instanceof Element && main?.contains(target)) trails.set(key, trailTo(main, target));
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [key]);
}

function focusHeading(main: HTMLElement): void {
  const heading = main.querySelector<HTMLElement>('h1') ?? main;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
