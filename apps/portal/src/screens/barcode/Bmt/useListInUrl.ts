import { type LinkProps, useNavigate } from 'react-router-dom';
import { useScreenLocation } from '../../../navigation/screenLocation.tsx';
import { choiceParam, pageParam, urlState } from '../../../url/urlState.ts';
import { useUrlState } from '../../../url/useUrlState.ts';

/** The lists that can replace a step. */
export type ListName = 'jobs' | 'loads';

/** The list shown in place of a step and its page, stored in the URL. */
export interface ListInUrl {
  /** `null`: the step itself is shown. */
  shown: ListName | null;
  /** 1-based. */
  page: number;
  /** Link props that open a list: spread them on a `Link`. */
  link: (name: ListName) => Pick<LinkProps, 'to' | 'state'>;
  showPage: (change: { page: number }) => void;
  close: () => void;
}

/** The open list and its page in the query of the URL. */
export const listInUrl = {
  ...urlState({ list: choiceParam<ListName | null>([null, 'jobs', 'loads'], null), page: pageParam }),
  isSecondary: true,
};

/** Keeps the open list in the URL, so that it can be linked, reloaded, and closed by Back. */
export function useListInUrl(): ListInUrl {
  const [{ list, page }, setList, toQuery] = useUrlState(listInUrl);
  const navigate = useNavigate();
  const depth = readListDepth(useScreenLocation().state);

  return {
    shown: list,
    page,
    link: (requested) => ({ to: toQuery({ list: requested, page }), state: { listDepth: 1 } }),
    showPage: (change) =>
      void setList({ list, page: change.page }, { state: depth === null ? null : { listDepth: depth + 1 } }),
    close() {
      // Goes back over the history entries of the list; a list opened by a URL has none.
      if (depth !== null) void navigate(-depth);
      else setList({ list: null, page: 1 }, { replace: true });
    },
  };
}

/** Number of history entries since the step; `null` when the list was not opened from it. */
function readListDepth(state: unknown): number | null {
  const hasDepth = typeof state === 'object' && state !== null && 'listDepth' in state;
  return hasDepth && typeof state.listDepth === 'number' ? state.listDepth : null;
}
