import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Puts the focus on the heading of a screen that was just reached, so that the keyboard starts there and a screen
 * reader says where one is. Not on the first screen, where the browser does it, and not when only the query changes.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (pathname === lastPathname.current) return;
    lastPathname.current = pathname;
    const main = document.querySelector('main');
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
