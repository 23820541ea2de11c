import { useNavigate } from 'react-router-dom';
import type { RouteLinkProps } from '../../../navigation/RouteLink.tsx';
import { useScreenLocation } from '../../../navigation/screenLocation.tsx';
import { type FilteredListState, filterUrlState } from '../../../lists/filterUrlState.ts';
import { joinUrlStates } from '../../../url/joinUrlStates.ts';
import { choiceParam, urlState } from '../../../url/urlState.ts';
import { useUrlState } from '../../../url/useUrlState.ts';
import { jobFilters } from './jobFilters.ts';

/** The lists that can replace a step. */
export type ListName = 'jobs' | 'loads';

/** The page, and the filters of the jobs. */
interface ListLocation extends FilteredListState {
  /** `null`: the step itself is shown. */
  list: ListName | null;
}

/** The list shown in place of a step, stored in the URL. */
export interface ListInUrl {
  location: ListLocation;
  /** Link props that open a list: spread them on a `RouteLink`. */
  link: (name: ListName) => Pick<RouteLinkProps, 'to' | 'state'>;
  /** Shows another page or other filters; returns whether the URL has changed. */
  show: (change: Partial<FilteredListState>) => boolean;
  close: () => void;
}

/** The open list in the query of the URL. */
export const listInUrl = {
  ...joinUrlStates<Pick<ListLocation, 'list'>, FilteredListState>(
    urlState({ list: choiceParam<ListName | null>([null, 'jobs', 'loads'], null) }),
    filterUrlState(jobFilters),
  ),
  isSecondary: true,
};

const noList = listInUrl.read(new URLSearchParams());

/** Keeps the open list in the URL, so that it can be linked, reloaded, and closed by Back. */
export function useListInUrl(): ListInUrl {
  const [location, setLocation, toQuery] = useUrlState(listInUrl);
  const navigate = useNavigate();
  const depth = readListDepth(useScreenLocation().state);

  return {
    location,
    link: (list) => ({ to: toQuery({ ...location, list }), state: { listDepth: 1 } }),
    show: (change) =>
      setLocation({ ...location, ...change }, { state: depth === null ? null : { listDepth: depth + 1 } }),
    close() {
      // Goes back over the history entries of the list; a list opened by a URL has none.
      if (depth !== null) void navigate(-depth);
      else setLocation(noList, { replace: true });
    },
  };
}

/** Number of history entries since the step; `null` when the list was not opened from it. */
function readListDepth(state: unknown): number | null {
  const hasDepth = typeof state === 'object' && state !== null && 'listDepth' in state;
  return hasDepth && typeof state.listDepth === 'number' ? state.listDepth : null;
}
