import { countByRole, flattenPages, listUnlockedUsers } from '@portal/domain';
import { AccessOverview, roleCountColumns } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { useAccessData } from '../../../api/resources/accessData.ts';

interface RolesOverviewProps {
  roles: readonly string[];
  onSelect: (role: string) => void;
}

/** The numbers of users and pages of each role. */
export function RolesOverview({ roles, onSelect }: RolesOverviewProps) {
  return (
    <AsyncContent label="users and pages" state={useAccessData()} fillHeight>
      {({ tree, users }) => (
        <AccessOverview
          label="Users and pages of the roles"
          hint="Select a role to see and change its users."
          columns={roleCountColumns}
          rows={countByRole(roles, listUnlockedUsers(users), flattenPages(tree))}
          rowId={({ rolename }) => rolename}
          onSelect={onSelect}
        />
      )}
    </AsyncContent>
  );
}
