import { clients } from './clients.ts';
import { providerApi } from './providerApi.ts';
import { queryClient } from './queryClient.ts';
import { submitResult } from './submitResult.ts';
import { mutate } from './mutations.ts';

const roleListQuery = providerApi.queryOptions('get', '/api/role', {});

/** All roles. */
export function useRoles() {
  return providerApi.useQuery('get', '/api/role', {});
}

/** Prefetches the roles. */
export function prefetchRoles(): void {
  void queryClient.prefetchQuery(roleListQuery);
}

/** Adds a role; no user has it yet. */
export const addRole = submitResult((rolename: string) =>
  mutate([roleListQuery.queryKey], async () => {
    const { data } = await clients.provider.POST('/api/role', { body: { rolename } });
    return { name: data?.rolename ?? rolename };
  }),
);
