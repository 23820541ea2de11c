import { canReachPath } from '@portal/domain';
import type { ComponentType } from 'react';
import type { Pages } from './usePages.ts';

/** Asks for data by the query of an address; returns as soon as the question is on its way. */
export type DataRequest = (search: URLSearchParams) => void;

/** One screen of the portal: its address, its name, and how its code and its data are fetched. */
export interface Screen {
  /** Below the base path, in the spelling of the specification; matched in any case. */
  path: string;
  /** Heading of the screen and of the browser tab. */
  title: string;
  /** True: open to every signed-in user. Otherwise the page tree decides who reaches it. */
  isOpen?: boolean;
  /**
   * Who reaches the screen, when a page with its path is not what decides.
   * @param search the query of the address
   */
  isReached?: (pages: Pages, search: URLSearchParams) => boolean;
  /** Fetches the screen's code. */
  load: () => Promise<ComponentType>;
  /**
   * Fetches what asks for the data the screen shows first, so that the data comes beside the screen's code and not
   * after it. What was asked for is found by the screen's own query, and so are its failures.
   */
  loadRequest?: () => Promise<DataRequest>;
}

/** What a route knows of the screen it leads to; nothing for menu pages and unknown paths. */
export interface RouteHandle {
  screen?: Screen;
}

/** Whether the user reaches the screen at an address with this query. Convenience only; the server decides for itself. */
export function reaches(screen: Screen, pages: Pages, search: URLSearchParams): boolean {
  if (screen.isOpen) return true;
  if (screen.isReached) return screen.isReached(pages, search);
  return canReachPath(pages.tree, screen.path, pages.user);
}
