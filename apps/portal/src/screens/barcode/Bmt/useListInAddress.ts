import { type LinkProps, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pageInAddress } from '../pageInAddress.ts';

/** The lists that can replace step 1. */
export type ListName = 'jobs' | 'loads';

/** The list shown in place of step 1 and its page, stored in the URL. */
export interface ListInAddress {
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

const listName = 'list';
const pageName = 'page';

/** Keeps the open list in the URL, so that it can be linked, reloaded, and closed by Back. */
export function useListInAddress(): ListInAddress {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const depth = depthOf(useLocation().state);
  const name = params.get(listName);

  return {
    shown: name === 'jobs' || name === 'loads' ? name : null,
    page: pageInAddress.read(params),
    link: (wanted) => ({ to: `?${changed(params, { [listName]: wanted })}`, state: { listDepth: 1 } }),
    showPage({ page }) {
      const pageText = page === 1 ? null : String(page);
      setParams(changed(params, { [pageName]: pageText }), {
        state: depth === null ? null : { listDepth: depth + 1 },
      });
    },
    close() {
      // Goes back over the history entries of the list; a list opened by a URL has none.
      if (depth !== null) void navigate(-depth);
      else setParams(changed(params, { [listName]: null, [pageName]: null }), { replace: true });
    },
  };
}

function changed(params: URLSearchParams, values: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Number of history entries since the step; `null` when the list was not opened from it. */
function depthOf(state: unknown): number | null {
  const hasDepth = typeof state === 'object' && state !== null && 'listDepth' in state;
  return hasDepth && typeof state.listDepth === 'number' ? state.listDepth : null;
}
