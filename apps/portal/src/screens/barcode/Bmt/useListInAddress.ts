import { type LinkProps, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pageInAddress } from '../pageInAddress.ts';

/** The lists that open over step 1. */
export type ListName = 'jobs' | 'loads';

/** The list that is open over step 1, as the address names it, and its page. */
export interface ListInAddress {
  /** `null`: none, the step itself is shown. */
  shown: ListName | null;
  /** 1-based. */
  page: number;
  /** What opens a list: spread it on a `Link`. */
  link: (name: ListName) => Pick<LinkProps, 'to' | 'state'>;
  showPage: (change: { page: number }) => void;
  /** Goes back to the step. */
  close: () => void;
}

const listName = 'list';
const pageName = 'page';

/** Keeps in the address which list is open over step 1, so that it can be linked, reloaded, and closed by Back. */
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
      // The entries that were made in the list are gone back from; a list that was linked has none.
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

/** How many entries of the history lie between here and the step; `null` when the list was not opened from there. */
function depthOf(state: unknown): number | null {
  const hasDepth = typeof state === 'object' && state !== null && 'listDepth' in state;
  return hasDepth && typeof state.listDepth === 'number' ? state.listDepth : null;
}
