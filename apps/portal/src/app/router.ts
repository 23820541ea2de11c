import { createBrowserHistory, type HistoryLocation, parseHref, type RouterHistory } from '@tanstack/history';
import { LOGIN_PATH, toPagePath } from '@portal/domain';
import type { ComponentType } from 'react';
import { findDefaultView } from '../api/resources/savedViews.ts';
import { basePath } from '../config/env.ts';
import type { ScreenLocation } from '../navigation/screenLocation.ts';
import { getCurrentUrl } from '../state/loginRedirect.ts';
import { getSession } from '../state/session.ts';
import { prefetchScreenData } from './prefetchRoute.ts';
import { ScreenLoading } from './ScreenLoading.tsx';
import { findScreen } from './screens.ts';
import { StartRedirect } from './StartRedirect.tsx';

/** The page for signed-in users that the URL names. */
export interface RoutedPage {
  location: ScreenLocation;
  Content: ComponentType;
}

/** Shows the page of the current history entry. */
export interface PortalRouter {
  history: RouterHistory;
  getPage: () => RoutedPage;
  /** Calls back with the current page and each further one. @returns unsubscribes */
  subscribe: (onChange: (page: RoutedPage) => void) => () => void;
  /** Resolves when the code of the first page is loaded, or has failed. */
  opened: Promise<void>;
  dispose: () => void;
}

/** The history of the browser, with paths below the base path. */
function createPortalHistory(): RouterHistory {
  return createBrowserHistory({
    parseLocation: () => parseHref(getCurrentUrl(), window.history.state),
    createHref: (path) => basePath + path,
  });
}

/** Until the code of another page is loaded, the current one stays; a page that is left before is not shown. */
export function createPortalRouter(given?: RouterHistory): PortalRouter {
  // Before the history gives a new entry its key.
  const isReload = Boolean(window.history.state?.key);
  const history = given ?? createPortalHistory();
  const listeners = new Set<(page: RoutedPage) => void>();
  const firstLocation = toScreenLocation(history.location, isReload);
  let opening = firstLocation.key;
  let page: RoutedPage = { location: firstLocation, Content: ScreenLoading };

  const open = async (location: ScreenLocation) => {
    opening = location.key;
    const Content = await loadContent(location);
    if (opening !== location.key || !getSession()) return;
    page = { location, Content };
    listeners.forEach((listener) => listener(page));
  };
  const unsubscribe = history.subscribe(({ location, action }) => {
    // A navigation that is blocked is reported, too.
    if (location.state.key === opening) return;
    void open(toScreenLocation(location, !['PUSH', 'REPLACE'].includes(action.type)));
  });

  return {
    history,
    getPage: () => page,
    subscribe(listener) {
      listeners.add(listener);
      listener(page);
      return () => void listeners.delete(listener);
    },
    opened: open(firstLocation),
    dispose() {
      unsubscribe();
      history.destroy();
    },
  };
}

function toScreenLocation({ pathname, search, state }: HistoryLocation, isReturn: boolean): ScreenLocation {
  return { pathname, search, state, key: state.key ?? '', isReturn };
}

/** Loads the code of a page, and requests its data at once. A failure is thrown when the page is rendered. */
async function loadContent({ pathname, search }: ScreenLocation): Promise<ComponentType> {
  const path = toPagePath(pathname);
  if (path === '/' || path === LOGIN_PATH) return StartRedirect;
  const screen = findScreen(pathname);
  // Not awaited: the screen is shown at once with its own loading state. Not needed if a view replaces it.
  if (search !== '' || !screen?.views || !findDefaultView(screen.path))
    prefetchScreenData(screen, new URLSearchParams(search)).catch(() => {});
  try {
    return await (screen ? screen.load() : loadFallback());
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

const loadFallback = async () => (await import('./FallbackRoute.tsx')).FallbackRoute;
