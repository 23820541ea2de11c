import { type Neighbors, findNeighbors, adjacentPagesToLoad } from '@portal/domain/grants';
import { useQuery } from '@tanstack/react-query';
import { createApplicationPageQuery } from './grants.ts';

const createPageQuery = (page: number) => createApplicationPageQuery({ search: {}, typed: {}, page });

/**
 * Loads the previous and next applicant in the list without filters.
 * @param page the last page shown in the list
 * @param located the page that holds the applicant, if the server returned it
 * @param enabled whether the list has no filters
 */
export function useNeighbors(
  id: number,
  { page, located, enabled }: { page: number; located: number | undefined; enabled: boolean },
): Neighbors {
  const lastListPage = useQuery({ ...createPageQuery(page), enabled });
  const isOnLastListPage = lastListPage.data?.appData.some((row) => row.applicationId === id) ?? false;
  const holdingPage = isOnLastListPage ? page : (located ?? page);
  const here = useQuery({ ...createPageQuery(holdingPage), enabled });
  const loadedPage = here.isPlaceholderData ? undefined : here.data;
  const needed = adjacentPagesToLoad(id, {
    page: holdingPage,
    totalPages: loadedPage?.totalPages ?? 1,
    current: loadedPage,
  });
  const before = useQuery({
    ...createPageQuery(Math.max(1, holdingPage - 1)),
    enabled: needed.before,
  });
  const after = useQuery({ ...createPageQuery(holdingPage + 1), enabled: needed.after });
  return findNeighbors(id, holdingPage, {
    before: needed.before && !before.isPlaceholderData ? before.data : undefined,
    current: loadedPage,
    after: needed.after && !after.isPlaceholderData ? after.data : undefined,
  });
}
