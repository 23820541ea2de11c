import { useQuery } from '@tanstack/react-query';
import { providerApi } from './providerApi.ts';
import { queryClient } from './queryClient.ts';

const userListQuery = providerApi.queryOptions('get', '/api/user', {});

/** All users. */
export function useUsers() {
  return useQuery(userListQuery);
}

/** Asks for the users before a screen needs them. */
export function requestUsers(): void {
  void queryClient.prefetchQuery(userListQuery);
}
