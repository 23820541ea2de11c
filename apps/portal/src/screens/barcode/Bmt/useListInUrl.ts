import { type LinkProps, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pageInUrl } from '../shared/pageInUrl.ts';

/** The lists that can replace step 1. */
export type ListName = 'jobs' | 'loads';

/** The list shown in place of step 1 and its page, stored in the URL. */
export interface ListInUrl {
  /** `null`: the step itself is shown. */
  shown: ListName | null;
  /** 1-based. */
  page: number;
  /** Link props that open a list: spread them on a `Link`. */
  link: (name: ListName) => Pick<LinkProps, 'to' | 'state'>;
  showPage: (change: { page: number }) => void;
  /** Returns to the step. */
  close: () => void;
}

const listParam = 'list';
const pageParam = 'page';

/** Keeps the open list in the URL, so that it can be linked, reloaded, and closed by Back. */
export function useListInUrl(): ListInUrl {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const depth = readListDepth(useLocation().state);
  const name = params.get(listParam);

  return {
    shown: name === 'jobs' || name === 'loads' ? name : null,
    page: pageInUrl.read(params),
    link: (requested) => ({
      to: `?${changeParams(params, { [listParam]: requested })}`,
      state: { listDepth: 1 },
    }),
    showPage({ page }) {
      const pageText = page === 1 ? null : String(page);
      setParams(changeParams(params, { [pageParam]: pageText }), {
        state: depth === null ? null : { listDepth: depth + 1 },
      });
    },
    close() {
      // Goes back over the history entries of the list; a list opened by a URL has none.
      if (depth !== null) void navigate(-depth);
      else setParams(changeParams(params, { [listParam]: null, [pageParam]: null }), { replace: true });
    },
  };
}

function changeParams(
  params: URLSearchParams,
  values: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Number of history entries since the step; `null` when the list was not opened from it. */
function readListDepth(state: unknown): number | null {
  const hasDepth = typeof state === 'object' && state !== null && 'listDepth' in state;
  return hasDepth && typeof state.listDepth === 'number' ? state.listDepth : null;
}
