import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { PageNode } from '@portal/domain';
import { FilterBox } from '../FilterBox.tsx';
import { filterPages } from './filterPages.ts';
import { Root } from './pageTreeStyles.ts';

/** What a click, Enter or Space on a page does. */
export type PageTreeUse =
  /** Nothing: the tree only shows. */
  | { kind: 'show' }
  /** Chooses it; `null`: none is chosen. */
  | { kind: 'choose'; chosen: number | null; onChoose: (choice: { pageId: number }) => void }
  /** Ticks it; `ticked` are the pages whose tick is saved. */
  | { kind: 'tick'; ticked: ReadonlySet<number>; onTick: (tick: { pageId: number; isOn: boolean }) => void };

export interface PageTreeProps {
  /** Accessible name of the tree. */
  label: string;
  /** The pages, as `buildPageTree` gives them. */
  pages: readonly PageNode[];
  /** What pages are for here. */
  use: PageTreeUse;
  /** Shown at the end of a page's line, such as its roles. */
  note?: (page: PageNode) => ReactNode;
}

const loadView = async () => ({ default: (await import('./PageTreeView.tsx')).PageTreeView });
const PageTreeView = lazy(loadView);
// Asked for beside what the tree will show, not after it. A failure shows when the tree is drawn, which asks again.
loadView().catch(() => {});

/**
 * The pages as a tree: arrow keys move, open and close, letters jump to a page, Enter or Space acts on it. A box above
 * narrows it to the pages whose name or address holds what is typed.
 */
export function PageTree({ label, pages, use, note }: PageTreeProps) {
  const [filter, setFilter] = useState('');
  const shown = useMemo(() => filterPages(pages, filter), [pages, filter]);
  return (
    <Root data-use={use.kind}>
      <FilterBox label="Filter pages" value={filter} onChange={({ value }) => setFilter(value)} />
      {shown.length === 0 ? (
        <p>No Data Available</p>
      ) : (
        <Suspense fallback={<p>[working...]</p>}>
          <PageTreeView label={label} pages={shown} isFiltered={filter.trim() !== ''} use={use} note={note} />
        </Suspense>
      )}
    </Root>
  );
}
