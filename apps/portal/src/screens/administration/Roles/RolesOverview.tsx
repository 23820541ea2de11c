import { listRoleUses, listUnlockedUsers } from '@portal/domain';
import { AccessOverview, roleUseColumns } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { useAccessData } from '../../../api/resources/accessData.ts';
import { findUsersWithoutRole, toFindings, toRoleLink } from '../shared/accessFindings.ts';

/** Who has each role and which pages require it; roles and users without any. */
export function RolesOverview({ roles, hint }: { roles: readonly string[]; hint: string }) {
  return (
    <AsyncContent label="Users and pages" state={useAccessData()} fillHeight>
      {({ tree, users }) => {
        const unlocked = listUnlockedUsers(users);
        const uses = listRoleUses(roles, unlocked, tree);
        const toLinks = (found: typeof uses) => found.map(({ rolename }) => toRoleLink('Roles', rolename));
        return (
          <AccessOverview
            label="Users and pages of the roles"
            hint={hint}
            findings={[
              ...findUsersWithoutRole(unlocked),
              ...toFindings({
                one: 'role has no user',
                many: 'roles have no user',
                links: toLinks(uses.filter((use) => use.users === 0)),
              }),
              ...toFindings({
                one: 'role is required by no page',
                many: 'roles are required by no page',
                links: toLinks(uses.filter(({ pages }) => pages.length === 0)),
              }),
            ]}
            noFindingsText="Every role has users and is required by a page."
            columns={roleUseColumns}
            rows={uses}
            rowId={({ rolename }) => rolename}
          />
        );
      }}
    </AsyncContent>
  );
}
