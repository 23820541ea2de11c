import { listActiveUsers, activityWindows } from '@portal/domain';
import { activeUserColumns } from '@portal/ui/administration';
import { RadioGroup } from '@portal/ui/controls';
import { Page } from '@portal/ui/layout';
import { DataTable } from '@portal/ui/tables';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../api/formatCount.ts';
import { useUsers } from '../../../api/users.ts';
import { type SearchCodec, useSearch } from '../../../url/useSearch.ts';

const windows = activityWindows.map(({ label, hours }) => ({ label, value: String(hours) }));

/** The time window in hours, in the URL; defaults to the shortest. */
const hoursInUrl: SearchCodec<string> = {
  read: (params) => windows.find(({ value }) => value === params.get('hours'))?.value ?? '1',
  write: (hours) => new URLSearchParams({ hours }),
};

/** Recently active users, latest first (specification 1 §2). */
export function ActiveUsersScreen() {
  const [hours, showHours] = useSearch(hoursInUrl);
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
          onChange={({ value }) => showHours(value)}
        />
      }
    >
      <DataTable
        label="Active users"
        columns={activeUserColumns}
        rows={active}
        rowId={(user) => user.userId}
        empty={{ text: 'No Data Available', hint: 'Choose a longer time to find more.' }}
        scrolling={{ resetKey: hours }}
        tools={{ csv: { fileName: 'active-users.csv' }, chooseColumns: true }}
      />
    </Page>
  );
}
