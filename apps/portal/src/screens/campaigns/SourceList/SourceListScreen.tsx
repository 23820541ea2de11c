import { createSourceCodeColumns } from '@portal/ui/campaigns';
import { Button } from '@portal/ui/controls';
import { Page } from '@portal/ui/layout';
import { DataTable, FilterForm, type SortFilterOptions } from '@portal/ui/tables';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../api/formatCount.ts';
import { lazyDialog } from '../../../dialogs/LazyDialog.tsx';
import { useRecordInUrl } from '../../../dialogs/useRecordInUrl.ts';
import { useScrollMemory } from '../../../lists/useScrollMemory.ts';
import { useSearch } from '../../../url/useSearch.ts';
import { sourceListFilters, sourceListSearch, useSourceList } from '../shared/sourceList.ts';

const columns = createSourceCodeColumns(({ source }) => <EditLink source={source} />);
const filtersOnly: SortFilterOptions = { mode: 'here', showFilters: true };
const SourceDialog = lazyDialog(async () => (await import('../SourceDialog/SourceDialog.tsx')).SourceDialog);

/** Lists, adds and edits the sources of signups (specification 2 §2). */
export function SourceListScreen() {
  const [shown, show] = useSearch(sourceListSearch);
  const sources = useSourceList(shown);
  const rows = asyncList(sources);
  const opened = useRecordInUrl('source');
  const [isAdding, setAdding] = useState(false);

  return (
    <Page
      title="Source Code List"
      count={formatCount(rows, 'source code', 'source codes')}
      actions={<Button onClick={() => setAdding(true)}>Add Source</Button>}
      filters={
        <FilterForm
          label="Source codes"
          filters={sourceListFilters}
          value={shown.search}
          submitLabel="Show List"
          onSearch={(search) => {
            if (!show({ search, page: 1 })) void sources.refetch();
          }}
        />
      }
    >
      <DataTable
        label="Source codes"
        columns={columns}
        rows={rows}
        rowId={(row) => row.source}
        empty={{ text: '[no data]', hint: 'Add a source to begin.' }}
        sortFilter={filtersOnly}
        scrolling={{ resetKey: shown.search.byDescription, positionStore: useScrollMemory() }}
        tools={{ csv: { fileName: 'source-codes.csv' } }}
      />
      {isAdding && <SourceDialog source={null} sources={[]} onClose={() => setAdding(false)} />}
      {opened.id !== null && sources.data && (
        <SourceDialog key={opened.id} source={opened.id} sources={sources.data} onClose={opened.close} />
      )}
    </Page>
  );
}

function EditLink({ source }: { source: string }) {
  const { link } = useRecordInUrl('source');
  return (
    <Link {...link(source)} aria-label={`Edit ${source}`}>
      Edit
    </Link>
  );
}
