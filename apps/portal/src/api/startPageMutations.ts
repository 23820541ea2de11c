import type { StartPage, StartPageValues } from '@portal/domain';
import { clients } from './clients.ts';
import { mutateList, replaceRow } from './mutations.ts';
import { startPageListQuery } from './startPages.ts';
import { submitResult } from './submitResult.ts';

const { queryKey } = startPageListQuery;
/** Also invalidated: users refer to start pages by name. */
const usersKey = ['get', '/api/user'] as const;

/** Adds a start page. */
export const addStartPage = submitResult((page: StartPageValues) =>
  mutateList(
    queryKey,
    async () => (await clients.provider.POST('/api/startpage', { body: page })).data,
    (rows: StartPage[], added) => (added ? [...rows, added] : rows),
  ),
);

/** Saves name and URL of a start page. */
export const saveStartPage = submitResult((page: StartPage) =>
  mutateList(
    queryKey,
    async () => (await clients.provider.PUT('/api/startpage', { body: page })).data,
    (rows: StartPage[], saved) => replaceRow(rows, saved, 'startPageId'),
    [usersKey],
  ),
);

/** Deletes a start page; users who have it keep its URL. */
export const deleteStartPage = submitResult(({ startPageId }: Pick<StartPage, 'startPageId'>) =>
  mutateList(
    queryKey,
    () => clients.provider.DELETE('/api/startpage/{startPageId}', { params: { path: { startPageId } } }),
    (rows: StartPage[]) => rows.filter((row) => row.startPageId !== startPageId),
    [usersKey],
  ),
);
