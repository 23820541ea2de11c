import { formatInstant, getFirstActiveDay, listDormantUsers } from '@portal/domain';
import { dormantUserColumns } from '@portal/ui/administration';
import { Page } from '@portal/ui/layout';
import { DataTable } from '@portal/ui/tables';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../lists/formatCount.ts';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { useTableStateInUrl } from '../../../url/useTableStateInUrl.ts';
import { listUserActions } from '../shared/userActions.ts';
import { useUsers } from '../../../api/resources/users.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';

/** Users who have not logged in for three months, by company and user name (specification 1 §2). */
export function DormantUsersScreen() {
  const users = useUsers();
  const openDialog = useOpenDialog();
  const order = useTableStateInUrl(dormantUserColumns);
  const loadedAt = new Date(users.dataUpdatedAt);
  const dormant = asyncList(users, (all) => listDormantUsers(all, loadedAt));
  return (
    <Page
      title="Dormant Users"
      count={
        users.data &&
        `${formatCount(dormant, 'user', 'users') ?? '0 users'} not signed in since ${getFirstActiveDay(loadedAt)}, as of ${formatInstant(loadedAt.toISOString())}`
      }
      actions={
        <ActionButton busy={users.isFetching} onClick={() => void users.refetch()}>
          Refresh
        </ActionButton>
      }
    >
      <DataTable
        {...useTableColumns('Dormant users', dormantUserColumns)}
        rows={dormant}
        rowId={(user) => user.userId}
        empty={{
          text: 'No Data Available',
          hint: 'Every active user has signed in within the last three months.',
        }}
        sortFilter={order}
        rowActions={(user) => listUserActions(user, openDialog)}
        tools={{ print: true, csv: { fileName: fileNames.dormantUsers }, chooseColumns: true }}
      />
    </Page>
  );
}
