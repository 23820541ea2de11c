import { useMemo, useState } from 'react';
import { AsyncContent } from '../../../feedback/AsyncContent/AsyncContent.tsx';
import { LazyComponent } from '../../../controls/LazyComponent/LazyComponent.tsx';
import { preloadLazyCode } from '../../../controls/LazyComponent/useLazyCode.ts';
import { FilterBox } from '../FilterBox.tsx';
import { filterPages } from './filterPages.ts';
import type { PageTreeProps } from './PageTreeProps.ts';
import { Root } from './pageTreeStyles.ts';

const loadTreeView = async () => (await import('./PageTreeView.tsx')).PageTreeView;
// In parallel with the data.
preloadLazyCode(loadTreeView);

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
        <LazyComponent
          label={label}
          load={loadTreeView}
          props={{ label, pages: matchingPages, isFiltered: filter.trim() !== '', interaction, note }}
          placeholder={<AsyncContent label={label} state={{ status: 'loading' }} fillHeight />}
        />
      )}
    </Root>
  );
}
