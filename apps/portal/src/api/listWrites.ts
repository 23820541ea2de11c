import type { QueryKey } from '@tanstack/react-query';
import { needsLogin } from './failures.ts';
import { queryClient } from './queryClient.ts';

/**
 * Does a write that changes the rows of a list, shows in the list what has been saved, and asks for it anew: also when
 * no answer came, it may have been done all the same. Only a write for which nobody has logged in was surely not done.
 * @param queryKey the list
 * @param alsoStale other lists that hold something of what is changed
 * @param show the rows as the answer leaves them
 */
export async function changingList<Row, Answer>(
  queryKey: QueryKey,
  send: () => Promise<Answer>,
  show: (rows: Row[], answer: Answer) => Row[],
  alsoStale: readonly QueryKey[] = [],
): Promise<Answer> {
  const refresh = () => {
    for (const stale of [queryKey, ...alsoStale]) void queryClient.invalidateQueries({ queryKey: stale });
  };
  try {
    const answer = await send();
    // What was asked before the write does not know of it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (rows: Row[] | undefined) => rows && show(rows, answer));
    refresh();
    return answer;
  } catch (error) {
    if (!needsLogin(error)) refresh();
    throw error;
  }
}

/** The rows with the saved one in the place of its older self. */
export function withRow<Row extends object, Field extends keyof Row>(
  rows: Row[],
  saved: Row | undefined,
  id: Field,
): Row[] {
  return saved ? rows.map((row) => (row[id] === saved[id] ? saved : row)) : rows;
}
