import { listStartPageUsers, type StartPage, validateStartPage } from '@portal/domain';
import { startPageColumns } from '@portal/ui/administration';
import { EditableGrid } from '@portal/ui/tables/EditableGrid';
import { mapData } from '@portal/ui/feedback';
import { Page } from '@portal/ui/layout';
import { AddButton } from '../../../actions/AddButton.tsx';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../lists/formatCount.ts';
import { useStartPages, deleteStartPage, saveStartPage } from '../../../api/resources/startPages.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { useUsers } from '../../../api/resources/users.ts';
import { confirmDelete } from '../shared/confirmDelete.ts';
import { useColumnSettings } from '../../../lists/useColumnSettings.ts';
import { useTableStateInUrl } from '../../../url/useTableStateInUrl.ts';

/** Edits the start pages that can be assigned to users (specification 1 §2). */
export function StartPagesScreen() {
  const pages = asyncList(useStartPages());
  return (
    <Page
      title="Start Pages"
      count={formatCount(pages, 'start page', 'start pages')}
      actions={<AddButton dialog="addStartPage" />}
    >
      <EditableGrid
        label="Start pages"
        columnSettings={useColumnSettings('Start pages', startPageColumns)}
        columns={startPageColumns}
        sortFilter={useTableStateInUrl(startPageColumns)}
        rows={pages}
        rowId={(page) => page.startPageId}
        validate={validateStartPage}
        onSave={({ row }) => saveStartPage(row)}
        rowActions={(page) => [
          { kind: 'action', label: 'Delete', destructive: true, onSelect: () => handleDelete(page) },
        ]}
        empty={{ hint: 'Add a start page to get started.' }}
        tools={{ print: true, csv: { fileName: fileNames.startPages } }}
      />
    </Page>
  );
}

function handleDelete(page: StartPage) {
  confirmDelete({
    objectType: 'start page',
    name: page.startPage1,
    question: `Delete start page “${page.startPage1}”? Users who have it keep its URL.`,
    affected: {
      title: 'Users who have it',
      useItems: () => mapData(asyncList(useUsers()), (users) => listStartPageUsers(page, users)),
    },
    onDelete: () => deleteStartPage(page),
  });
}
