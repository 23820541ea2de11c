import { type Neighbours, neighboursOf, pagesBeside } from '@portal/domain/grants';
import { useQuery } from '@tanstack/react-query';
import { applicationPageQuery } from './grants.ts';

/**
 * Loads the previous and next applicant in the list.
 * @param page the last page shown in the list
 * @param located the page that holds the applicant, if the server returned it
 */
export function useNeighbours(
  id: number,
  { page, located }: { page: number; located: number | null | undefined },
): Neighbours {
  const left = useQuery(applicationPageQuery(page));
  const isOnLeft = left.data?.appData.some((row) => row.applicationId === id) ?? false;
  const holding = isOnLeft || located === null || located === undefined ? page : located;
  const here = useQuery(applicationPageQuery(holding));
  const known = here.isPlaceholderData ? undefined : here.data;
  const needed = pagesBeside(id, { page: holding, totalPages: known?.totalPages ?? 1, here: known });
  const before = useQuery({ ...applicationPageQuery(Math.max(1, holding - 1)), enabled: needed.before });
  const after = useQuery({ ...applicationPageQuery(holding + 1), enabled: needed.after });
  return neighboursOf(id, holding, {
    before: needed.before && !before.isPlaceholderData ? before.data : undefined,
    here: known,
    after: needed.after && !after.isPlaceholderData ? after.data : undefined,
  });
}
