import { validateStartPage } from '@portal/domain';
import { matchesFilter, startPageColumns } from '@portal/ui/administration';
import { EditableGrid } from '@portal/ui/tables/EditableGrid';
import { Page } from '@portal/ui/layout';
import { AddButton } from '../../../actions/AddButton.tsx';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../lists/formatCount.ts';
import { useStartPages, saveStartPage } from '../../../api/resources/startPages.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';
import { useTableStateInUrl } from '../../../url/useTableStateInUrl.ts';
import { useFilterInUrl } from '../shared/useFilterInUrl.tsx';
import { listStartPageActions } from './startPageActions.ts';

/** Edits the start pages that can be assigned to users (specification 1 §2). */
export function StartPagesScreen() {
  const { filter, isFiltered, filterBox } = useFilterInUrl('Filter by name or URL');
  const query = useStartPages();
  const pages = asyncList(query, (all) =>
    all.filter(({ startPage1, startPageUrl }) => matchesFilter(filter, startPage1, startPageUrl)),
  );
  return (
    <Page
      title="Start Pages"
      count={formatCount(pages, 'start page', 'start pages')}
      filters={filterBox}
      actions={<AddButton dialog="addStartPage" />}
    >
      <EditableGrid
        {...useTableColumns('Start pages', startPageColumns)}
        sortFilter={useTableStateInUrl(startPageColumns)}
        rows={pages}
        allRows={asyncList(query)}
        rowId={(page) => page.startPageId}
        validate={validateStartPage}
        onSave={({ row }) => saveStartPage(row)}
        rowActions={listStartPageActions}
        empty={{ hint: isFiltered ? 'No rows match the filter.' : 'Add a start page to get started.' }}
        tools={{ print: true, csv: { fileName: fileNames.startPages } }}
      />
    </Page>
  );
}
