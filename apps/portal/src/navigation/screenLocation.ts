import { createContext, use, useMemo } from 'react';

/** Where a screen is shown, and how the user came to it. */
export interface ScreenLocation {
  /** Below the base path. */
  pathname: string;
  /** The query with its question mark; empty without one. */
  search: string;
  /** Stored with the history entry; untrusted. */
  state: unknown;
  /** Identifies the history entry. */
  key: string;
  /** Whether the entry existed before: after Back, Forward and a reload. */
  isReturn: boolean;
}

/** The current location or, in a hidden screen (`app/KeptScreens`), the one it was left at. */
export const ScreenLocationContext = createContext<ScreenLocation | null>(null);

/** The location of the screen. A hidden screen keeps the one it was left at. */
export function useScreenLocation(): ScreenLocation {
  const location = use(ScreenLocationContext);
  if (!location) throw new Error('The screen has no location.');
  return location;
}

/** The query of the screen's location. */
export function useScreenParams(): URLSearchParams {
  const { search } = useScreenLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
