import type { ProviderSchemas } from '@portal/api-client';
import { isApiError } from '@portal/api-client';
import {
  buildPageTree,
  flattenPages,
  type PageMove,
  type PageRecord,
  type PageValues,
  placesAfterMove,
  withAncestors,
} from '@portal/domain';
import { clients } from './clients.ts';
import { changingList, withRow } from './writes.ts';
import { pageListQuery } from './pages.ts';
import { queryClient } from './queryClient.ts';
import { submitResult, type Submitted } from './submitResult.ts';

const { queryKey } = pageListQuery;

/** Adds a page. */
export const addPage = submitResult((page: PageValues) =>
  changingList(
    queryKey,
    async () => (await clients.provider.POST('/api/page', { body: page })).data,
    (rows: PageRecord[], added) => (added ? [...rows, added] : rows),
  ),
);

/** The result of saving a page; `theirs` is the current version when someone else changed the page. */
export type PageSaved = Submitted<PageRecord | undefined> & { theirs?: PageRecord | undefined };

/** Shown when a page has changed since it was loaded. */
const CHANGED = 'Somebody else has changed this page since it was loaded.';

/** Saves a page; fails with a conflict when someone else saved a newer version. */
export async function savePage(page: PageRecord): Promise<PageSaved> {
  let isChanged = false;
  const result = await submitResult(async () => {
    try {
      return await putPage(page);
    } catch (error) {
      isChanged = isApiError(error) && error.status === 412;
      throw error;
    }
  })(page);
  if (!isChanged || result.ok) return result;
  const theirs = await freshPage(page.pageId).catch(() => undefined);
  return {
    ok: false,
    message: theirs ? CHANGED : `${CHANGED} It is not there any more.`,
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
  for (const { pageId, parentId, orderBy } of placesAfterMove(buildPageTree(records), move)) {
    const record = records.find((each) => each.pageId === pageId);
    if (!record) continue;
    const saved = await putPage({ ...record, parentId, orderBy });
    moved ??= saved;
  }
  return moved;
});

/** Deletes a page and all its descendants. */
export const deletePage = submitResult(({ pageId }: Pick<PageRecord, 'pageId'>) =>
  changingList(
    queryKey,
    () => clients.provider.DELETE('/api/page/{pageId}', { params: { path: { pageId } } }),
    (rows: PageRecord[]) => withoutPage(rows, pageId),
  ),
);

function putPage(page: PageRecord): Promise<PageRecord | undefined> {
  return changingList(
    queryKey,
    async () =>
      (await clients.provider.PUT('/api/page', { body: page, params: { header: versionHeader(page) } })).data,
    (rows: PageRecord[], saved) => withRow(rows, saved, 'pageId'),
  );
}

function versionHeader({ rowVersion }: ProviderSchemas['Page']): { 'If-Match'?: string } {
  return rowVersion === undefined ? {} : { 'If-Match': `"${rowVersion}"` };
}

/** The page as currently stored; `undefined` when it no longer exists. */
async function freshPage(pageId: number): Promise<PageRecord | undefined> {
  const records = await queryClient.fetchQuery({ ...pageListQuery, staleTime: 0 });
  return records.find((each) => each.pageId === pageId);
}

function withoutPage(rows: PageRecord[], pageId: number): PageRecord[] {
  const gone = new Set(
    flattenPages(buildPageTree(rows))
      .filter((page) => withAncestors(page).some((above) => above.pageId === pageId))
      .map((page) => page.pageId),
  );
  return rows.filter((row) => !gone.has(row.pageId));
}
