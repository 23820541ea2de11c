import type { ProviderSchemas } from '@portal/api-client';
import { isApiError } from '@portal/api-client';
import {
  buildPageTree,
  flattenPages,
  type PageMove,
  type PageRecord,
  type PageValues,
  planPageMove,
  withAncestors,
} from '@portal/domain';
import { clients } from './clients.ts';
import { mutateList, replaceRow } from './mutations.ts';
import { pageListQuery } from './pages.ts';
import { queryClient } from './queryClient.ts';
import { submitResult, type Submitted } from './submitResult.ts';

const { queryKey } = pageListQuery;

/** Adds a page. */
export const addPage = submitResult((page: PageValues) =>
  mutateList(
    queryKey,
    async () => (await clients.provider.POST('/api/page', { body: page })).data,
    (rows: PageRecord[], added) => (added ? [...rows, added] : rows),
  ),
);

/** The result of saving a page; `theirs` is the current version when someone else changed the page. */
export type PageSaveResult = Submitted<PageRecord | undefined> & { theirs?: PageRecord | undefined };

/** Shown when a page has changed since it was loaded. */
const CONFLICT_MESSAGE = 'Someone else changed this page.';

/** Saves a page; fails with a conflict when someone else saved a newer version. */
export async function savePage(page: PageRecord): Promise<PageSaveResult> {
  let isConflict = false;
  const result = await submitResult(async () => {
    try {
      return await putPage(page);
    } catch (error) {
      isConflict = isApiError(error) && error.status === 412;
      throw error;
    }
  })(page);
  if (!isConflict || result.ok) return result;
  const theirs = await fetchPage(page.pageId).catch(() => undefined);
  return {
    ok: false,
    message: theirs ? CONFLICT_MESSAGE : `${CONFLICT_MESSAGE} It no longer exists.`,
    fields: {},
    theirs,
  };
}

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
    const saved = await putPage({ ...record, parentId, orderBy });
    moved ??= saved;
  }
  return moved;
});

/** Deletes a page and all its descendants. */
export const deletePage = submitResult(({ pageId }: Pick<PageRecord, 'pageId'>) =>
  mutateList(
    queryKey,
    () => clients.provider.DELETE('/api/page/{pageId}', { params: { path: { pageId } } }),
    (rows: PageRecord[]) => removePage(rows, pageId),
  ),
);

function putPage(page: PageRecord): Promise<PageRecord | undefined> {
  return mutateList(
    queryKey,
    async () =>
      (await clients.provider.PUT('/api/page', { body: page, params: { header: versionHeader(page) } })).data,
    (rows: PageRecord[], saved) => replaceRow(rows, saved, 'pageId'),
  );
}

function versionHeader({ rowVersion }: ProviderSchemas['Page']): { 'If-Match'?: string } {
  return rowVersion === undefined ? {} : { 'If-Match': `"${rowVersion}"` };
}

/** The page as currently stored; `undefined` when it no longer exists. */
async function fetchPage(pageId: number): Promise<PageRecord | undefined> {
  const records = await queryClient.fetchQuery({ ...pageListQuery, staleTime: 0 });
  return records.find((each) => each.pageId === pageId);
}

function removePage(rows: PageRecord[], pageId: number): PageRecord[] {
  const removedIds = new Set(
    flattenPages(buildPageTree(rows))
      .filter((page) => withAncestors(page).some((ancestor) => ancestor.pageId === pageId))
      .map((page) => page.pageId),
  );
  return rows.filter((row) => !removedIds.has(row.pageId));
}
