import type { RouterHistory } from '@tanstack/history';
import { createContext, use, useCallback } from 'react';

/** The history of the browser, or of a test, with paths below the base path. */
export const HistoryContext = createContext<RouterHistory | null>(null);

export function useHistory(): RouterHistory {
  const history = use(HistoryContext);
  if (!history) throw new Error('The page has no history.');
  return history;
}

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean | undefined;
  /** Stored with the history entry. */
  state?: unknown;
}

/** Goes to a path of the app, to another query of the current page, or by a number of history entries. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** Returns a function that navigates, the same one at every render. */
export function useNavigate(): Navigate {
  const history = useHistory();
  return useCallback(
    (to, { replace = false, state } = {}) => {
      if (typeof to === 'number') return history.go(to);
      const path = resolvePath(history, to);
      return replace ? history.replace(path, state) : history.push(path, state);
    },
    [history],
  );
}

/** The path of a URL, which may be only a query. */
export function resolvePath({ location }: RouterHistory, to: string): string {
  return to.startsWith('?') ? location.pathname + to : to;
}
