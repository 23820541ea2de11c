import type { UserRole } from '@portal/domain';
import { getSession } from '../state/session.ts';
import { clients } from './clients.ts';
import { providerApi } from './providerApi.ts';
import { queryClient, sessionQueryKey } from './queryClient.ts';
import { refetchIfInvalidated, mutateListLazily } from './mutations.ts';
import { toggleResult } from './toggleResult.ts';

const userRoleListQuery = providerApi.queryOptions('get', '/api/userrole', {});

/** The roles of all users. */
export function useUserRoles() {
  return providerApi.useQuery('get', '/api/userrole', {});
}

/** Prefetches the roles of all users. */
export function prefetchUserRoles(): void {
  void queryClient.prefetchQuery(userRoleListQuery);
}

/** Refetches the roles of all users if they were invalidated. */
export function refetchChangedUserRoles(): void {
  refetchIfInvalidated(userRoleListQuery.queryKey);
}

/** The new state of a role of a user. */
export interface UserRoleChange {
  username: string;
  rolename: string;
  hasRole: boolean;
}

/** Adds or removes a role of a user. */
export function setUserRole({ username, rolename, hasRole }: UserRoleChange) {
  const body = { username, rolename };
  const isOther = (row: UserRole) => row.username !== username || row.rolename !== rolename;
  return toggleResult(async () => {
    await mutateListLazily(
      userRoleListQuery.queryKey,
      async () =>
        hasRole
          ? clients.provider.POST('/api/userrole', { body })
          : clients.provider.DELETE('/api/userrole', { body }),
      (rows: UserRole[]) => [...rows.filter(isOther), ...(hasRole ? [{ ...body, applicationName: '' }] : [])],
    );
    // Users who change their own roles get an updated menu.
    if (username === getSession()?.user.username) {
      void queryClient.invalidateQueries({ queryKey: sessionQueryKey });
    }
  });
}
