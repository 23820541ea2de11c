import { activityWindows, formatInstant, listActiveUsers } from '@portal/domain';
import { activeUserColumns } from '@portal/ui/administration';
import { RadioGroup } from '@portal/ui/controls';
import { Page } from '@portal/ui/layout';
import { DataTable } from '@portal/ui/tables';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../lists/formatCount.ts';
import { useUsers } from '../../../api/resources/users.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { choiceParam, urlState } from '../../../url/urlState.ts';
import { useTableStateInUrl } from '../../../url/useTableStateInUrl.ts';
import { useUrlState } from '../../../url/useUrlState.ts';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { listUserActions } from '../shared/userActions.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';

const windows = activityWindows.map(({ label, hours }) => ({ label, value: String(hours) }));

/** The time window in hours, in the URL; defaults to the shortest. */
const windowInUrl = urlState({
  hours: choiceParam(
    windows.map(({ value }) => value),
    '1',
  ),
});

const hourMs = 3_600_000;

/** Recently active users, latest first (specification 1 §2). */
export function ActiveUsersScreen() {
  const [{ hours }, show] = useUrlState(windowInUrl);
  const users = useUsers();
  const openDialog = useOpenDialog();
  const order = useTableStateInUrl(activeUserColumns);
  const active = asyncList(users, (all) =>
    listActiveUsers(all, Number(hours), new Date(users.dataUpdatedAt)),
  );
  return (
    <Page
      title="Active Users"
      count={[
        formatCount(active, 'user', 'users'),
        users.data &&
          `since ${formatInstant(new Date(users.dataUpdatedAt - Number(hours) * hourMs).toISOString())}`,
      ]
        .filter(Boolean)
        .join(' ')}
      actions={
        <ActionButton busy={users.isFetching} onClick={() => void users.refetch()}>
          Refresh
        </ActionButton>
      }
      filters={
        <RadioGroup
          label="Active within the last"
          options={windows}
          value={hours}
          onChange={({ value }) => show({ hours: value })}
        />
      }
    >
      <DataTable
        {...useTableColumns('Active users', activeUserColumns)}
        rows={active}
        rowId={(user) => user.userId}
        empty={{ text: 'No Data Available', hint: 'Choose a longer period.' }}
        sortFilter={order}
        scrolling={{ resetKey: hours }}
        rowActions={(user) => listUserActions(user, openDialog)}
        tools={{ print: true, csv: { fileName: fileNames.activeUsers }, chooseColumns: true }}
      />
    </Page>
  );
}
