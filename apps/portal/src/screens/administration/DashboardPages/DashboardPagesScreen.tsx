import { validateDashboardPage } from '@portal/domain';
import { dashboardPageColumns, matchesFilter } from '@portal/ui/administration';
import { EditableGrid } from '@portal/ui/tables/EditableGrid';
import { Page } from '@portal/ui/layout';
import { AddButton } from '../../../actions/AddButton.tsx';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../lists/formatCount.ts';
import { saveDashboardPage, useDashboardPages } from '../../../api/resources/dashboardPages.ts';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';
import { useTableStateInUrl } from '../../../url/useTableStateInUrl.ts';
import { useFilterInUrl } from '../shared/useFilterInUrl.tsx';
import { listDashboardPageActions } from './dashboardPageActions.ts';

/** Edits the pages that are embedded in frames (specification 1 §2). */
export function DashboardPagesScreen() {
  const { filter, isFiltered, filterBox } = useFilterInUrl('Filter by title, URL or role');
  const query = useDashboardPages();
  const pages = asyncList(query, (all) =>
    all.filter(({ frameTitle, url, roles }) => matchesFilter(filter, frameTitle, url, roles)),
  );
  const openDialog = useOpenDialog();
  return (
    <Page
      title="Dashboard Pages"
      count={formatCount(pages, 'dashboard page', 'dashboard pages')}
      filters={filterBox}
      actions={<AddButton dialog="addDashboardPage" />}
    >
      <EditableGrid
        {...useTableColumns('Dashboard pages', dashboardPageColumns)}
        sortFilter={useTableStateInUrl(dashboardPageColumns)}
        rows={pages}
        allRows={asyncList(query)}
        rowId={(page) => page.dashId}
        validate={validateDashboardPage}
        onSave={({ row }) => saveDashboardPage(row)}
        rowActions={(page) => listDashboardPageActions(page, openDialog)}
        empty={{ hint: isFiltered ? 'No rows match the filter.' : 'Add a dashboard page to get started.' }}
        tools={{ print: true, csv: { fileName: fileNames.dashboardPages } }}
      />
    </Page>
  );
}
