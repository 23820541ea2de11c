import { canOpenPath } from '@portal/domain';
import type { ComponentType } from 'react';
import type { Pages } from './usePages.ts';

/** Prefetches data for the query of a URL; does not wait for the response. */
export type PrefetchData = (search: URLSearchParams) => void;

/** A screen of the portal: path, title, and how its code and data are loaded. */
export interface Screen {
  /** Without the base path, in the spelling of the specification; case-insensitive. */
  path: string;
  /** Title of the screen and of the browser tab. */
  title: string;
  /** True: accessible to every signed-in user. Otherwise the page tree decides. */
  isUnrestricted?: boolean;
  /**
   * Overrides the access check when it does not depend on a page with the screen's path.
   * @param search the query of the URL
   */
  canOpen?: (pages: Pages, search: URLSearchParams) => boolean;
  /** Loads the screen's code. */
  load: () => Promise<ComponentType>;
  /**
   * Loads the function that prefetches the screen's first data, so that data and code load in parallel. The screen's
   * own query finds the response, or the failure, in the cache.
   */
  loadPrefetch?: () => Promise<PrefetchData>;
  /** Users can save what it shows. */
  views?: {
    /** Parameters that tell what the screen is about. A view that is opened keeps them. */
    subject?: readonly string[];
  };
}

/** A screen whose users can save what it shows. */
export type ScreenWithViews = Screen & Required<Pick<Screen, 'views'>>;

export const hasViews = (screen: Screen): screen is ScreenWithViews => screen.views !== undefined;

/** The screen of a route; absent for menu pages and unknown paths. */
export interface RouteHandle {
  screen?: Screen;
}

/** Whether the user can open the screen with this query. For convenience only: the server checks every call. */
export function canOpenScreen(screen: Screen, pages: Pages, search: URLSearchParams): boolean {
  if (screen.isUnrestricted) return true;
  if (screen.canOpen) return screen.canOpen(pages, search);
  return canOpenPath(pages.tree, screen.path, pages.user);
}
