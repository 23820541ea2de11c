import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

/**
 * Sends a write that changes some rows of a list, and shows in the list what has been saved. The list counts as old
 * afterwards and is asked for when it is next needed, not after every tick. After a failure it is asked for at once:
 * nobody knows what is stored.
 * @param change the rows as the write and its answer leave them
 */
export async function savingRows<Row, Answer>(
  queryKey: QueryKey,
  send: () => Promise<Answer>,
  change: (rows: Row[], answer: Answer) => Row[],
): Promise<void> {
  const answer = await send().catch((error: unknown) => {
    void queryClient.invalidateQueries({ queryKey });
    throw error;
  });
  // What was asked before the write may not know of it.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (rows: Row[] | undefined) => rows && change(rows, answer));
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Asks anew for a list that has been changed since it was asked for. */
export function reloadIfChanged(queryKey: QueryKey): void {
  void queryClient.refetchQueries({ queryKey, predicate: ({ state }) => state.isInvalidated });
}
