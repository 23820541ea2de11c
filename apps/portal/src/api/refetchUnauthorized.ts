import type { Query } from '@tanstack/react-query';
import { needsLogin } from './failures.ts';
import { queryClient } from './queryClient.ts';

/**
 * After a new login: refetches visible queries that failed without a login, and removes unused ones, so that screens
 * load them again.
 */
export function refetchUnauthorized(): void {
  const predicate = ({ state }: Query) => state.status === 'error' && needsLogin(state.error);
  queryClient.removeQueries({ type: 'inactive', predicate });
  void queryClient.refetchQueries({ type: 'active', predicate });
}
