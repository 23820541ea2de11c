import { maintainedUserColumns } from '@portal/ui/administration';
import { Button } from '@portal/ui/controls';
import { Page } from '@portal/ui/layout';
import { DataTable, type Sorting } from '@portal/ui/tables';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../api/formatCount.ts';
import { useUsers } from '../../../api/users.ts';
import { lazyDialog } from '../../../dialogs/LazyDialog.tsx';
import { openModal } from '../../../dialogs/openModal.ts';
import { useTableStateInUrl } from '../../../url/useTableStateInUrl.ts';
import { useRecordInUrl } from '../../../dialogs/useRecordInUrl.ts';
import { useScrollMemory } from '../../../lists/useScrollMemory.ts';
import { listUserActions } from './userActions.ts';

const EditUser = lazyDialog(async () => (await import('../EditUser/EditUser.tsx')).EditUser);

const byName: Sorting = [
  { columnId: 'lastName', direction: 'asc' },
  { columnId: 'firstName', direction: 'asc' },
];

/** All users: search, add, edit and terminate (specification 1 §2). */
export function UserMaintenanceScreen() {
  const users = asyncList(useUsers());
  const edited = useRecordInUrl('user');
  const order = useTableStateInUrl(maintainedUserColumns, byName);
  return (
    <Page
      title="User Maintenance"
      count={formatCount(users, 'user', 'users')}
      actions={
        <Button variant="primary" onClick={() => openModal('addUser', {})}>
          ADD USER
        </Button>
      }
    >
      <DataTable
        label="Users"
        columns={maintainedUserColumns}
        rows={users}
        rowId={(user) => user.userId}
        empty={{ text: 'No Data Available', hint: 'Add a user to begin.' }}
        sortFilter={order}
        scrolling={{ positionStore: useScrollMemory() }}
        rowActions={(user) => listUserActions(user, ({ userId }) => edited.open(userId))}
        tools={{ csv: { fileName: 'users.csv' }, chooseColumns: true }}
      />
      {edited.id !== null && <EditUser key={edited.id} userId={Number(edited.id)} onClose={edited.close} />}
    </Page>
  );
}
