import type { QueryKey } from '@tanstack/react-query';
import { needsLogin } from './failures.ts';
import { queryClient } from './queryClient.ts';

/**
 * Runs a mutation and invalidates the lists it changes, also after a failure, because the server may have executed
 * it. Only a write that failed for a missing login was certainly not executed.
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

/** Updates the cached rows of a list after a write, before it is refetched. */
export async function showRows<Row>(queryKey: QueryKey, change: (rows: Row[]) => Row[]): Promise<void> {
  // A refetch started before the write would return old rows.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (rows: Row[] | undefined) => rows && change(rows));
}

/**
 * Runs a mutation of a list, updates the cached rows and refetches the list.
 * @param show returns the rows with the change applied
 * @param alsoStale other lists that contain changed data
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
 * The same for rapid successive writes, such as checkboxes: the list is only marked stale, and refetched when it is
 * next used. After a failure it is refetched at once, because the stored state is unknown.
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

/** Refetches a list that was invalidated. */
export function reloadIfChanged(queryKey: QueryKey): void {
  void queryClient.refetchQueries({ queryKey, predicate: ({ state }) => state.isInvalidated });
}

/** Replaces a row by its saved version. */
export function withRow<Row extends object, Field extends keyof Row>(
  rows: Row[],
  saved: Row | undefined,
  id: Field,
): Row[] {
  return saved ? rows.map((row) => (row[id] === saved[id] ? saved : row)) : rows;
}
