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
