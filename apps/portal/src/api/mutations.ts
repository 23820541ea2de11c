import type { QueryKey } from '@tanstack/react-query';
import { needsLogin } from './failures.ts';
import { queryClient } from './queryClient.ts';

/**
 * Runs a mutation and invalidates the lists it changes, also after a failure, because the server may have executed
 * it. Only a write that failed for a missing login was certainly not executed.
 */
export async function mutate<Result>(
  invalidatedKeys: readonly QueryKey[],
  send: () => Promise<Result>,
): Promise<Result> {
  const invalidate = () => {
    for (const queryKey of invalidatedKeys) void queryClient.invalidateQueries({ queryKey });
  };
  try {
    const result = await send();
    invalidate();
    return result;
  } catch (error) {
    if (!needsLogin(error)) invalidate();
    throw error;
  }
}

/** Updates the cached rows of a list after a write, before it is refetched. */
export async function updateCachedRows<Row>(
  queryKey: QueryKey,
  change: (rows: Row[]) => Row[],
): Promise<void> {
  // A refetch started before the write would return old rows.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (rows: Row[] | undefined) => rows && change(rows));
}

/**
 * Runs a mutation of a list, updates the cached rows and refetches the list.
 * @param applyChange returns the rows with the change applied
 * @param alsoInvalidated other lists that contain changed data
 */
export async function mutateList<Row, Result>(
  queryKey: QueryKey,
  send: () => Promise<Result>,
  applyChange: (rows: Row[], result: Result) => Row[],
  alsoInvalidated: readonly QueryKey[] = [],
): Promise<Result> {
  return mutate([queryKey, ...alsoInvalidated], async () => {
    const result = await send();
    await updateCachedRows<Row>(queryKey, (rows) => applyChange(rows, result));
    return result;
  });
}

/**
 * The same for rapid successive writes, such as checkboxes: the list is only marked stale, and refetched when it is
 * next used. After a failure it is refetched at once, because the stored state is unknown.
 */
export async function mutateListLazily<Row, Result>(
  queryKey: QueryKey,
  send: () => Promise<Result>,
  applyChange: (rows: Row[], result: Result) => Row[],
): Promise<void> {
  const result = await send().catch((error: unknown) => {
    void queryClient.invalidateQueries({ queryKey });
    throw error;
  });
  await updateCachedRows<Row>(queryKey, (rows) => applyChange(rows, result));
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Refetches a list that was invalidated. */
export function refetchIfInvalidated(queryKey: QueryKey): void {
  void queryClient.refetchQueries({ queryKey, predicate: ({ state }) => state.isInvalidated });
}

/** Replaces a row by its saved version. */
export function replaceRow<Row extends object, Field extends keyof Row>(
  rows: Row[],
  saved: Row | undefined,
  id: Field,
): Row[] {
  return saved ? rows.map((row) => (row[id] === saved[id] ? saved : row)) : rows;
}
