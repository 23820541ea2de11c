import { buildPageTree, flattenPages } from '@portal/domain';
import { PageTicks, PaneHead } from '@portal/ui/administration';
import { AsyncContent } from '@portal/ui/feedback';
import { useMemo } from 'react';
import { asyncState } from '../../../api/asyncState.ts';
import { usePageRecords } from '../../../api/pages.ts';
import { setPageServerRole } from '../../../api/serverRoles.ts';

/** Checkboxes for the pages with a server role; changes are saved immediately. */
export function ServerRolePages({ role }: { role: string }) {
  const records = usePageRecords();
  const tree = useMemo(() => records.data && buildPageTree(records.data), [records.data]);
  return (
    <>
      <PaneHead title={`Pages with the server role ${role}`} />
      <AsyncContent label="pages" state={asyncState(records, tree)} fills>
        {(pages) => (
          <PageTicks
            label={`Pages with the server role ${role}`}
            pages={pages}
            ticked={
              new Set(
                flattenPages(pages)
                  .filter(({ serverRoles }) => serverRoles.includes(role))
                  .map(({ pageId }) => pageId),
              )
            }
            note={({ serverRoles }) => serverRoles.join(' ')}
            onTick={({ pageId, isOn }) => setPageServerRole({ pageId, rolename: role, isCarried: isOn })}
          />
        )}
      </AsyncContent>
    </>
  );
}
