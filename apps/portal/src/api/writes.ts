import type { QueryKey } from '@tanstack/react-query';
import { needsLogin } from './failures.ts';
import { queryClient } from './queryClient.ts';

/**
 * Does a write and asks anew for the lists that it changes: also when no answer came, it may have been done all the
 * same. Only a write for which nobody has logged in was surely not done.
 */
export async function changing<Answer>(
  stale: readonly QueryKey[],
  send: () => Promise<Answer>,
): Promise<Answer> {
  const refresh = () => {
    for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
  };
  try {
    const answer = await send();
    refresh();
    return answer;
  } catch (error) {
    if (!needsLogin(error)) refresh();
    throw error;
  }
}

/** Shows the rows of a list as a write has left them, before the list has been asked for anew. */
export async function showRows<Row>(queryKey: QueryKey, change: (rows: Row[]) => Row[]): Promise<void> {
  // What was asked before the write does not know of it.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (rows: Row[] | undefined) => rows && change(rows));
}

/**
 * Does a write that changes the rows of a list, shows in the list what has been saved, and asks for it anew.
 * @param show the rows as the answer leaves them
 * @param alsoStale other lists that hold something of what is changed
 */
export async function changingList<Row, Answer>(
  queryKey: QueryKey,
  send: () => Promise<Answer>,
  show: (rows: Row[], answer: Answer) => Row[],
  alsoStale: readonly QueryKey[] = [],
): Promise<Answer> {
  return changing([queryKey, ...alsoStale], async () => {
    const answer = await send();
    await showRows<Row>(queryKey, (rows) => show(rows, answer));
    return answer;
  });
}

/**
 * The same for writes that come in a row, such as ticks: the list counts as old afterwards and is asked for when it is
 * next needed. After a failure it is asked for at once: nobody knows what is stored.
 */
export async function changingTicked<Row, Answer>(
  queryKey: QueryKey,
  send: () => Promise<Answer>,
  show: (rows: Row[], answer: Answer) => Row[],
): Promise<void> {
  const answer = await send().catch((error: unknown) => {
    void queryClient.invalidateQueries({ queryKey });
    throw error;
  });
  await showRows<Row>(queryKey, (rows) => show(rows, answer));
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Asks anew for a list that has been changed since it was asked for. */
export function reloadIfChanged(queryKey: QueryKey): void {
  void queryClient.refetchQueries({ queryKey, predicate: ({ state }) => state.isInvalidated });
}

/** The rows with the saved one in the place of its older self. */
export function withRow<Row extends object, Field extends keyof Row>(
  rows: Row[],
  saved: Row | undefined,
  id: Field,
): Row[] {
  return saved ? rows.map((row) => (row[id] === saved[id] ? saved : row)) : rows;
}
