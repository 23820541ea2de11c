import { createContext, use } from 'react';
import type { Pages } from './usePages.ts';

/** The pages of the user, for screens; provided by the frame. `null`: not loaded yet, seen by unrestricted screens only. */
export const PagesContext = createContext<Pages | null>(null);

/** The pages of the user. Screens are shown when they are loaded. */
export function useShownPages(): Pages {
  const pages = use(PagesContext);
  if (!pages) throw new Error('The pages are not loaded.');
  return pages;
}
