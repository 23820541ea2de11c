import type { ComponentType } from 'react';

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
