import { buildPageTree, flattenPages } from '@portal/domain';
import { AccessOverview, grantingPageColumns } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { asyncList } from '../../../api/asyncState.ts';
import { usePageRecords } from '../../../api/resources/pages.ts';
import { toFindings, toRoleLink } from '../shared/accessFindings.ts';

/** The pages that grant server roles, and the server roles that no page grants. */
export function ServerRolesOverview({ roles }: { roles: readonly string[] }) {
  return (
    <AsyncContent label="Pages" state={asyncList(usePageRecords())} fillHeight>
      {(records) => {
        const granting = flattenPages(buildPageTree(records)).filter((page) => page.serverRoles.length > 0);
        const granted = new Set(granting.flatMap(({ serverRoles }) => serverRoles));
        return (
          <AccessOverview
            label="Pages that grant server roles"
            hint="Select a server role to see and change its pages."
            findings={toFindings({
              one: '1 server role is granted by no page',
              many: 'server roles are granted by no page',
              links: roles
                .filter((role) => !granted.has(role))
                .map((role) => toRoleLink('ServerRoles', role)),
            })}
            noFindingsText="Every server role is granted by a page."
            columns={grantingPageColumns}
            rows={granting}
            rowId={({ pageId }) => String(pageId)}
          />
        );
      }}
    </AsyncContent>
  );
}
