import { Page } from '@portal/ui/layout';
import { createFilterFacts, createSearchFacts, PrintedReportFacts } from '@portal/ui/reports';
import { DataTable, FilterForm } from '@portal/ui/tables';
import { AddButton } from '../../../actions/AddButton.tsx';
import { asyncList } from '../../../api/asyncState.ts';
import { createListSearch } from '../../../lists/createListSearch.tsx';
import { formatCount } from '../../../lists/formatCount.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { useScrollMemory } from '../../../lists/useScrollMemory.ts';
import { useShownRows } from '../../../lists/useShownRows.ts';
import { useTableStateInUrl } from '../../../url/useTableStateInUrl.ts';
import { useUrlState } from '../../../url/useUrlState.ts';
import { sourceColumns, sourceListOrder } from '../shared/sourceColumns.tsx';
import { sourceListFilters, sourceListSearch, useSourceList } from '../shared/sourceList.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';

/** The sources of signups (specification 2 §2). */
export function SourceListScreen() {
  const [shown, show] = useUrlState(sourceListSearch);
  const sources = useSourceList(shown);
  const { submitSearch } = createListSearch({ filters: sourceListFilters, shown, show, query: sources });
  const rows = asyncList(sources);
  const sortFilter = useTableStateInUrl(sourceColumns, sourceListOrder);

  return (
    <Page
      title="Source Code List"
      count={
        <>
          {formatCount(rows, 'source code', 'source codes', useShownRows(rows, sourceColumns, sortFilter))}
          <PrintedReportFacts
            label="Source codes"
            createFacts={() => [
              ...createSearchFacts(sourceListFilters, shown.search),
              ...createFilterFacts(sourceColumns, sortFilter.filters ?? {}),
            ]}
          />
        </>
      }
      actions={<AddButton dialog="addSource" variant="default" />}
      filters={
        <FilterForm
          label="Source codes"
          filters={sourceListFilters}
          value={shown.search}
          submitLabel="Show List"
          onSearch={submitSearch}
        />
      }
    >
      <DataTable
        {...useTableColumns('Source codes', sourceColumns)}
        rows={rows}
        rowId={(row) => row.source}
        empty={{ text: '[no data]', hint: 'Add a source to get started.' }}
        sortFilter={sortFilter}
        scrolling={{ resetKey: shown.search.byDescription, positionStore: useScrollMemory() }}
        tools={{ print: true, csv: { fileName: fileNames.sourceCodes } }}
      />
    </Page>
  );
}
