import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** Where a screen is shown: the current location or, while it is hidden (`app/KeptScreens`), the one it was left at. */
export const ScreenLocationContext = createContext<Location | null>(null);

/** The location of the screen. The router's own `useLocation` would change hidden screens with every navigation. */
export function useScreenLocation(): Location {
  const location = use(ScreenLocationContext);
  if (!location) throw new Error('The screen has no location.');
  return location;
}

/** The query of the screen's location. */
export function useScreenParams(): URLSearchParams {
  const { search } = useScreenLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Everything in it has the current location of the router. */
export function CurrentLocation({ children }: { children: ReactNode }) {
  const location = useLocation();
  return <ScreenLocationContext value={location}>{children}</ScreenLocationContext>;
}
