import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { PageNode } from '@portal/domain';
import { FilterBox } from '../FilterBox.tsx';
import { filterPages } from './filterPages.ts';
import { Root } from './pageTreeStyles.ts';

/** What a click, Enter or Space on a page does. */
export type PageTreeInteraction =
  /** Nothing: the tree is read-only. */
  | { kind: 'view' }
  /** Selects the page; `chosen` is `null` without a selection. */
  | { kind: 'select'; selectedId: number | null; onSelect: (choice: { pageId: number }) => void }
  /** Toggles the page's checkbox; `ticked` has the pages that are checked on the server. */
  | {
      kind: 'check';
      checkedIds: ReadonlySet<number>;
      onCheckedChange: (change: { pageId: number; isOn: boolean }) => void;
    };

export interface PageTreeProps {
  /** Accessible name of the tree. */
  label: string;
  /** Page tree from `buildPageTree`. */
  pages: readonly PageNode[];
  /** Interaction mode. */
  interaction: PageTreeInteraction;
  /** Shown at the end of a page's line, such as its roles. */
  note?: (page: PageNode) => ReactNode;
}

const loadTreeView = async () => ({ default: (await import('./PageTreeView.tsx')).PageTreeView });
const PageTreeView = lazy(loadTreeView);
// Prefetched in parallel with the data. A failure is handled when the tree is rendered, which retries.
loadTreeView().catch(() => {});

/**
 * Page tree: arrow keys move, expand and collapse, letters jump to a page, Enter or Space acts on it. A
 * filter input reduces it to pages whose name or URL contains the text.
 */
export function PageTree({ label, pages, interaction, note }: PageTreeProps) {
  const [filter, setFilter] = useState('');
  const matchingPages = useMemo(() => filterPages(pages, filter), [pages, filter]);
  return (
    <Root data-use={interaction.kind}>
      <FilterBox label="Filter pages" value={filter} onChange={({ value }) => setFilter(value)} />
      {matchingPages.length === 0 ? (
        <p>No Data Available</p>
      ) : (
        <Suspense fallback={<p>[working...]</p>}>
          <PageTreeView
            label={label}
            pages={matchingPages}
            isFiltered={filter.trim() !== ''}
            interaction={interaction}
            note={note}
          />
        </Suspense>
      )}
    </Root>
  );
}
