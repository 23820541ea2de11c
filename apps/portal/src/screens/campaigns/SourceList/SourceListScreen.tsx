import { createSourceCodeColumns } from '@portal/ui/campaigns';
import { Button } from '@portal/ui/controls';
import { Page } from '@portal/ui/layout';
import { DataTable, FilterForm, type Filters, type SortFilterOptions } from '@portal/ui/tables';
import { useState } from 'react';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../lists/formatCount.ts';
import { DialogLink } from '../../../dialogs/DialogLink.tsx';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { useScrollMemory } from '../../../lists/useScrollMemory.ts';
import { useShownRows } from '../../../lists/useShownRows.ts';
import { useUrlState } from '../../../url/useUrlState.ts';
import { sourceListFilters, sourceListSearch, useSourceList } from '../shared/sourceList.ts';

const columns = createSourceCodeColumns(({ source }) => (
  <DialogLink dialog={['editSource', source]} aria-label={`Edit ${source}`}>
    Edit
  </DialogLink>
));

/** The sources of signups (specification 2 §2). */
export function SourceListScreen() {
  const [shown, show] = useUrlState(sourceListSearch);
  const sources = useSourceList(shown);
  const rows = asyncList(sources);
  const openDialog = useOpenDialog();
  const [filters, setFilters] = useState<Filters>({});
  const sortFilter: SortFilterOptions = {
    mode: 'client',
    showFilters: true,
    filters,
    onFiltersChange: (change) => setFilters(change.filters),
  };

  return (
    <Page
      title="Source Code List"
      count={formatCount(rows, 'source code', 'source codes', useShownRows(rows, columns, sortFilter))}
      actions={<Button onClick={() => openDialog('addSource')}>Add Source</Button>}
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
        empty={{ text: '[no data]', hint: 'Add a source to get started.' }}
        sortFilter={sortFilter}
        scrolling={{ resetKey: shown.search.byDescription, positionStore: useScrollMemory() }}
        tools={{ csv: { fileName: fileNames.sourceCodes } }}
      />
    </Page>
  );
}
