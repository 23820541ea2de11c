import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { findShownScreen } from '../KeptScreens/KeptScreens.tsx';
import { HistoryEntryCache } from '../../navigation/historyEntryCache.ts';
import { findByFocusTrail, createFocusTrail, type FocusTrail } from './focusTrail.ts';

const trails = new HistoryEntryCache<FocusTrail>();

/**
 * Manages focus after navigation. Back and Forward restore the focus. Otherwise the heading is focused, so that the
 * keyboard starts there and screen readers announce the screen, unless the screen has set the focus itself, for
 * example to the first field of a form. Not on the first screen, where the browser does it, and not when only the
 * query changes.
 */
export function useFocusOnNavigate(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const lastPathname = useRef(pathname);
  const lastFocused = useRef<EventTarget | null>(null);

  useEffect(() => {
    if (pathname === lastPathname.current) return;
    lastPathname.current = pathname;
    const main = findContent();
    if (!main) return;
    const trail = isReturn ? trails.get(key) : undefined;
    const restored = trail && findByFocusTrail(main, trail);
    const hasScreenFocus =
      main.contains(document.activeElement) && document.activeElement !== lastFocused.current;
    if (restored) restored.focus({ preventScroll: true });
    else if (!hasScreenFocus) focusHeading(main);
  }, [pathname, key, isReturn]);

  useEffect(() => {
    const handleFocusIn = ({ target }: FocusEvent) => {
      lastFocused.current = target;
      const main = findContent();
      if (target instanceof Element && main?.contains(target))
        trails.set(key, createFocusTrail(main, target));
    };
    document.addEventListener('focusin', handleFocusIn);
    return () => document.removeEventListener('focusin', handleFocusIn);
  }, [key]);
}

const findContent = () => findShownScreen() ?? document.querySelector('main');

function focusHeading(main: HTMLElement): void {
  const heading = main.querySelector('h1') ?? main.closest('main');
  if (!heading) return;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
