import { listActiveUsers, activityWindows } from '@portal/domain';
import { activeUserColumns } from '@portal/ui/administration';
import { RadioGroup } from '@portal/ui/controls';
import { Page } from '@portal/ui/layout';
import { DataTable } from '@portal/ui/tables';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../lists/formatCount.ts';
import { useUsers } from '../../../api/resources/users.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { choiceParam, urlState } from '../../../url/urlState.ts';
import { useUrlState } from '../../../url/useUrlState.ts';

const windows = activityWindows.map(({ label, hours }) => ({ label, value: String(hours) }));

/** The time window in hours, in the URL; defaults to the shortest. */
const windowInUrl = urlState({
  hours: choiceParam(
    windows.map(({ value }) => value),
    '1',
  ),
});

/** Recently active users, latest first (specification 1 §2). */
export function ActiveUsersScreen() {
  const [{ hours }, show] = useUrlState(windowInUrl);
  const users = useUsers();
  const active = asyncList(users, (all) =>
    listActiveUsers(all, Number(hours), new Date(users.dataUpdatedAt)),
  );
  return (
    <Page
      title="Active Users"
      count={formatCount(active, 'user', 'users')}
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
        label="Active users"
        columns={activeUserColumns}
        rows={active}
        rowId={(user) => user.userId}
        empty={{ text: 'No Data Available', hint: 'Choose a longer period.' }}
        scrolling={{ resetKey: hours }}
        tools={{ csv: { fileName: fileNames.activeUsers }, chooseColumns: true }}
      />
    </Page>
  );
}
