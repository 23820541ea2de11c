import type { UserRole } from '@portal/domain';
import { currentSession } from '../state/session.ts';
import { clients } from './clients.ts';
import { providerApi } from './providerApi.ts';
import { queryClient, sessionQueryKey } from './queryClient.ts';
import { reloadIfChanged, changingTicked } from './writes.ts';
import { toggled } from './toggled.ts';

const userRoleListQuery = providerApi.queryOptions('get', '/api/userrole', {});

/** The roles of all users. */
export function useUserRoles() {
  return providerApi.useQuery('get', '/api/userrole', {});
}

/** Prefetches the roles of all users. */
export function requestUserRoles(): void {
  void queryClient.prefetchQuery(userRoleListQuery);
}

/** Refetches the roles of all users if they were invalidated. */
export function reloadChangedUserRoles(): void {
  reloadIfChanged(userRoleListQuery.queryKey);
}

/** The new state of a role of a user. */
export interface UserRoleChange {
  username: string;
  rolename: string;
  isHeld: boolean;
}

/** Adds or removes a role of a user. */
export function setUserRole({ username, rolename, isHeld }: UserRoleChange) {
  const body = { username, rolename };
  const isOther = (row: UserRole) => row.username !== username || row.rolename !== rolename;
  return toggled(async () => {
    await changingTicked(
      userRoleListQuery.queryKey,
      async () =>
        isHeld
          ? clients.provider.POST('/api/userrole', { body })
          : clients.provider.DELETE('/api/userrole', { body }),
      (rows: UserRole[]) => [...rows.filter(isOther), ...(isHeld ? [{ ...body, applicationName: '' }] : [])],
    );
    // Users who change their own roles get an updated menu.
    if (username === currentSession()?.user.username) {
      void queryClient.invalidateQueries({ queryKey: sessionQueryKey });
    }
  });
}
