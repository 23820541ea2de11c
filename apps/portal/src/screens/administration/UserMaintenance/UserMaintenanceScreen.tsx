import { createMaintainedUserColumns } from '@portal/ui/administration';
import { Page } from '@portal/ui/layout';
import { DataTable, type Sorting } from '@portal/ui/tables';
import { useMemo } from 'react';
import { AddButton } from '../../../actions/AddButton.tsx';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../lists/formatCount.ts';
import { useStartPages } from '../../../api/resources/startPages.ts';
import { useUsers } from '../../../api/resources/users.ts';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { useTableStateInUrl } from '../../../url/useTableStateInUrl.ts';
import { useScrollMemory } from '../../../lists/useScrollMemory.ts';
import { useShownRows } from '../../../lists/useShownRows.ts';
import { listUserActions } from '../shared/userActions.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';

const byName: Sorting = [
  { columnId: 'lastName', direction: 'asc' },
  { columnId: 'firstName', direction: 'asc' },
];

/** All users: search, add, edit and terminate (specification 1 §2). */
export function UserMaintenanceScreen() {
  const { data: startPages, isPending } = useStartPages();
  const query = useUsers();
  const users = isPending ? ({ status: 'loading' } as const) : asyncList(query);
  const columns = useMemo(() => createMaintainedUserColumns(startPages ?? []), [startPages]);
  const openDialog = useOpenDialog();
  const order = useTableStateInUrl(columns, byName);
  return (
    <Page
      title="User Maintenance"
      count={formatCount(users, 'user', 'users', useShownRows(users, columns, order))}
      actions={<AddButton dialog="addUser" />}
    >
      <DataTable
        {...useTableColumns('Users', columns)}
        rows={users}
        rowId={(user) => user.userId}
        empty={{ text: 'No Data Available', hint: 'Add a user to get started.' }}
        sortFilter={order}
        scrolling={{ positionStore: useScrollMemory() }}
        rowActions={(user) => listUserActions(user, openDialog)}
        tools={{ print: true, csv: { fileName: fileNames.users }, chooseColumns: true }}
      />
    </Page>
  );
}
