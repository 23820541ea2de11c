import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { findShownScreen } from '../KeptScreens/KeptScreens.tsx';
import { HistoryEntryCache } from '../../navigation/historyEntryCache.ts';
import { createFocusTrail, findByFocusTrail, focusNearTrail, type FocusTrail } from './focusTrail.ts';

const trails = new HistoryEntryCache<FocusTrail>();

/**
 * Manages focus after navigation. Back and Forward restore the focus. Otherwise the heading is focused, so that the
 * keyboard starts there and screen readers announce the screen, unless the screen has set the focus itself, for
 * example to the first field of a form. Not on the first screen, where the browser does it, and not when only the
 * query changes. When the focused element is removed, such as the button of a filter, the nearest one is focused.
 */
export function useContentFocus(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const lastPathname = useRef(pathname);
  const lastFocused = useRef<Element>(null);
  const lastPlace = useRef<{ main: Element; trail: FocusTrail }>(undefined);
  const removal = useRef<IntersectionObserver>(undefined);

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
    // No event says that the focused element was removed, but this observer does.
    const observer = new IntersectionObserver((entries) => {
      const main = findContent();
      if (!main || document.activeElement !== document.body || entries.every(isConnected)) return;
      if (lastPlace.current?.main === main) focusNearTrail(main, lastPlace.current.trail);
      else focusHeading(main);
    });
    // A press beside the focused element takes the focus away from it.
    const forget = () => observer.disconnect();
    document.addEventListener('pointerdown', forget);
    removal.current = observer;
    return () => {
      document.removeEventListener('pointerdown', forget);
      forget();
    };
  }, []);

  useEffect(() => {
    const place = lastPlace.current;
    // A search adds a history entry, but leaves the focus where it is.
    if (place?.main === findContent()) trails.set(key, place.trail);
    const handleFocusIn = () => {
      const target = document.activeElement;
      lastFocused.current = target;
      removal.current?.disconnect();
      if (target) removal.current?.observe(target);
      const main = findContent();
      if (!target || !main?.contains(target)) return;
      const trail = createFocusTrail(main, target);
      lastPlace.current = { main, trail };
      trails.set(key, trail);
    };
    document.addEventListener('focusin', handleFocusIn);
    return () => document.removeEventListener('focusin', handleFocusIn);
  }, [key]);
}

const isConnected = ({ target }: IntersectionObserverEntry) => target.isConnected;

const findContent = () => findShownScreen() ?? document.querySelector('main');

function focusHeading(main: HTMLElement): void {
  const heading = main.querySelector('h1') ?? main.closest('main');
  if (!heading) return;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
