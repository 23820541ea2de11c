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

/** How saving a page ended; `theirs` is the page as somebody else has changed it since. */
export type PageSaved = Submitted<PageRecord | undefined> & { theirs?: PageRecord | undefined };

/** Said when a page is not the one any more that a change began from. */
const CHANGED = 'Somebody else has changed this page since it was loaded.';

/** Saves a page that keeps the version it was loaded with; not over what somebody else has saved since. */
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
 * Puts a page in another place. When its new brothers have to be numbered anew they follow one after the other; what
 * stands between two of these writes is an order as well.
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

/** Deletes a page and all that are below it. */
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

/** The page as it is stored now; nothing when there is none any more. */
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
