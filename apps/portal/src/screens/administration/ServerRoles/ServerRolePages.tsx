import { buildPageTree, flattenPages } from '@portal/domain';
import { PageCheckboxTree, PaneHeader } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { useMemo } from 'react';
import { asyncState } from '../../../api/asyncState.ts';
import { usePageRecords } from '../../../api/resources/pages.ts';
import { setPageServerRole } from '../../../api/resources/pageMutations.ts';

/** Checkboxes for the pages with a server role; changes are saved immediately. */
export function ServerRolePages({ role }: { role: string }) {
  const records = usePageRecords();
  const tree = useMemo(() => records.data && buildPageTree(records.data), [records.data]);
  return (
    <>
      <PaneHeader title={`Pages with the server role ${role}`} />
      <AsyncContent label="Pages" state={asyncState(records, tree)} fillHeight>
        {(pages) => (
          <PageCheckboxTree
            label={`Pages with the server role ${role}`}
            pages={pages}
            checkedIds={
              new Set(
                flattenPages(pages)
                  .filter(({ serverRoles }) => serverRoles.includes(role))
                  .map(({ pageId }) => pageId),
              )
            }
            note={({ serverRoles }) => serverRoles.join(' ')}
            onCheckedChange={({ pageId, isOn }) =>
              setPageServerRole({ pageId, rolename: role, isAssigned: isOn })
            }
          />
        )}
      </AsyncContent>
    </>
  );
}
