import { listDormantUsers } from '@portal/domain';
import { dormantUserColumns } from '@portal/ui/administration';
import { Page } from '@portal/ui/layout';
import { DataTable } from '@portal/ui/tables';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../lists/formatCount.ts';
import { useUsers } from '../../../api/resources/users.ts';
import { fileNames } from '../../../downloads/fileNames.ts';

/** Users who have not logged in for three months (specification 1 §2). */
export function DormantUsersScreen() {
  const users = useUsers();
  const dormant = asyncList(users, (all) => listDormantUsers(all, new Date(users.dataUpdatedAt)));
  return (
    <Page title="Dormant Users" count={formatCount(dormant, 'user', 'users')}>
      <DataTable
        label="Dormant users"
        columns={dormantUserColumns}
        rows={dormant}
        rowId={(user) => user.userId}
        empty={{
          text: 'No Data Available',
          hint: 'Every active user has signed in within the last three months.',
        }}
        tools={{ csv: { fileName: fileNames.dormantUsers }, chooseColumns: true }}
      />
    </Page>
  );
}
