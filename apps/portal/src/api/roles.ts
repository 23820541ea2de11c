import { clients } from './clients.ts';
import { providerApi } from './providerApi.ts';
import { queryClient } from './queryClient.ts';
import { submitResult } from './submitResult.ts';

const roleListQuery = providerApi.queryOptions('get', '/api/role', {});

/** All roles. */
export function useRoles() {
  return providerApi.useQuery('get', '/api/role', {});
}

/** Asks for the roles before a screen needs them. */
export function requestRoles(): void {
  void queryClient.prefetchQuery(roleListQuery);
}

/** Adds a role that nobody holds yet. */
export const addRole = submitResult(async (rolename: string) => {
  try {
    const { data } = await clients.provider.POST('/api/role', { body: { rolename } });
    return { name: data?.rolename ?? rolename };
  } finally {
    // Also when no answer came: it may have been added all the same.
    void queryClient.invalidateQueries({ queryKey: roleListQuery.queryKey });
  }
});
