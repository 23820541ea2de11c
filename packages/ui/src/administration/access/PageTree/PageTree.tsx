import { lazy, Suspense, useMemo, useState } from 'react';
import { FilterBox } from '../FilterBox.tsx';
import { filterPages } from './filterPages.ts';
import type { PageTreeProps } from './PageTreeProps.ts';
import { Root } from './pageTreeStyles.ts';

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
    <Root data-kind={interaction.kind}>
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
