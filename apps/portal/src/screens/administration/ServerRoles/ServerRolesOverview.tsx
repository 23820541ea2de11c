import { buildPageTree, flattenPages } from '@portal/domain';
import { AccessFindings, PageTree } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { asyncList } from '../../../api/asyncState.ts';
import { usePageRecords } from '../../../api/resources/pages.ts';
import { toFindings, toRoleLink } from '../shared/accessFindings.ts';

/** All pages with the server roles that they grant, and the server roles that no page grants. */
export function ServerRolesOverview({ roles, hint }: { roles: readonly string[]; hint: string }) {
  return (
    <AsyncContent label="Pages" state={asyncList(usePageRecords())} fillHeight>
      {(records) => {
        const tree = buildPageTree(records);
        const granted = new Set(flattenPages(tree).flatMap(({ serverRoles }) => serverRoles));
        return (
          <AccessFindings
            hint={hint}
            findings={toFindings({
              one: 'server role is granted by no page',
              many: 'server roles are granted by no page',
              links: roles
                .filter((role) => !granted.has(role))
                .map((role) => toRoleLink('ServerRoles', role)),
            })}
            noFindingsText="Every server role is granted by a page."
          >
            <PageTree
              label="Pages"
              pages={tree}
              interaction={{ kind: 'readOnly' }}
              note={({ serverRoles }) => serverRoles.join(' ')}
            />
          </AccessFindings>
        );
      }}
    </AsyncContent>
  );
}
