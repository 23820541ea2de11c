import { buildPageTree, countByRole, flattenPages } from '@portal/domain';
import { AccessOverview, serverRoleCountColumns } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { asyncList } from '../../../api/asyncState.ts';
import { usePageRecords } from '../../../api/resources/pages.ts';

interface ServerRolesOverviewProps {
  roles: readonly string[];
  onSelect: (role: string) => void;
}

/** The number of pages of each server role. */
export function ServerRolesOverview({ roles, onSelect }: ServerRolesOverviewProps) {
  return (
    <AsyncContent label="pages" state={asyncList(usePageRecords())} fillHeight>
      {(records) => (
        <AccessOverview
          label="Pages of the server roles"
          hint="Select a server role to see and change its pages."
          columns={serverRoleCountColumns}
          rows={countByRole(
            roles,
            [],
            flattenPages(buildPageTree(records)).map(({ serverRoles }) => ({ roles: serverRoles })),
          )}
          rowId={({ rolename }) => rolename}
          onSelect={onSelect}
        />
      )}
    </AsyncContent>
  );
}
