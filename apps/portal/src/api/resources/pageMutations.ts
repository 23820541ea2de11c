import {
  buildPageTree,
  flattenPages,
  joinNames,
  type PageMove,
  type PageRecord,
  type PageValues,
  planPageMove,
  splitNames,
  withAncestors,
} from '@portal/domain';
import { clients } from '../clients.ts';
import { createListResource } from '../listResource.ts';
import { pageListQuery } from './pages.ts';
import { queryClient } from '../queryClient.ts';
import { toVersionHeader, type VersionHeader } from '../saveVersion.ts';
import { submitResult } from '../submitResult.ts';

const pageList = createListResource(pageListQuery, { rowId: ({ pageId }) => pageId });

export const addPage = pageList.save((body: PageValues) => clients.provider.POST('/api/page', { body }));

/** Saves a page unless someone else has saved a newer version. */
export const savePage = (page: PageRecord) =>
  pageList.saveVersion('page', page, (header) => putPage(page, header));

/**
 * Moves a page. When its new siblings must be renumbered, they are saved one after the other; the order is valid
 * after each of these writes.
 */
export const movePage = submitResult(async (move: PageMove) => {
  const records = await queryClient.ensureQueryData(pageListQuery);
  let moved: PageRecord | undefined;
  for (const { pageId, parentId, orderBy } of planPageMove(buildPageTree(records), move)) {
    const record = records.find((each) => each.pageId === pageId);
    if (!record) continue;
    const saved = await pageList.put(() => putPage({ ...record, parentId, orderBy }));
    moved ??= saved;
  }
  return moved;
});

/** Deletes a page and all its descendants. */
export const deletePage = submitResult(({ pageId }: Pick<PageRecord, 'pageId'>) =>
  pageList.change(
    () => clients.provider.DELETE('/api/page/{pageId}', { params: { path: { pageId } } }),
    () => (rows) => removePage(rows, pageId),
  ),
);

/** The new state of a server role of a page. */
export interface PageServerRoleChange {
  pageId: number;
  rolename: string;
  isAssigned: boolean;
}

let lastSave: Promise<unknown> = Promise.resolve();

/**
 * Adds or removes a server role of a page. The whole page is sent, so saves are queued: each starts from the result
 * of the one before. A page that someone else has changed is not overwritten.
 */
export function setPageServerRole({ pageId, rolename, isAssigned }: PageServerRoleChange) {
  const saved = lastSave.then(() =>
    pageList.toggle(async () => {
      const page = queryClient
        .getQueryData<PageRecord[]>(pageListQuery.queryKey)
        ?.find((each) => each.pageId === pageId);
      if (!page) throw new Error(`No page with ID ${pageId} exists`);
      const others = splitNames(page.serverRoles, 'serverRoles').filter((name) => name !== rolename);
      const serverRoles = joinNames(isAssigned ? [...others, rolename] : others, 'serverRoles');
      return (await putPage({ ...page, serverRoles })).data;
    }, pageList.withRow),
  );
  lastSave = saved;
  return saved;
}

function putPage(page: PageRecord, header: VersionHeader = toVersionHeader(page)) {
  return clients.provider.PUT('/api/page', { body: page, params: { header } });
}

function removePage(rows: PageRecord[], pageId: number): PageRecord[] {
  const removedIds = new Set(
    flattenPages(buildPageTree(rows))
      .filter((page) => withAncestors(page).some((ancestor) => ancestor.pageId === pageId))
      .map((page) => page.pageId),
  );
  return rows.filter((row) => !removedIds.has(row.pageId));
}
