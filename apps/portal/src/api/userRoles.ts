import type { UserRole } from '@portal/domain';
import { currentSession } from '../state/session.ts';
import { clients } from './clients.ts';
import { providerApi } from './providerApi.ts';
import { queryClient, sessionQueryKey } from './queryClient.ts';
import { reloadIfChanged, changingTicked } from './writes.ts';
import { toggled } from './toggled.ts';

const userRoleListQuery = providerApi.queryOptions('get', '/api/userrole', {});

/** Who holds which role. */
export function useUserRoles() {
  return providerApi.useQuery('get', '/api/userrole', {});
}

/** Asks for who holds which role before a screen needs it. */
export function requestUserRoles(): void {
  void queryClient.prefetchQuery(userRoleListQuery);
}

/** Asks anew for who holds which role, if that has been changed since. */
export function reloadChangedUserRoles(): void {
  reloadIfChanged(userRoleListQuery.queryKey);
}

/** A role of a user, as it is to be. */
export interface UserRoleChange {
  username: string;
  rolename: string;
  isHeld: boolean;
}

/** Gives a user a role or takes it, at once. */
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
    // The menu of whoever changes his own roles follows.
    if (username === currentSession()?.user.username) {
      void queryClient.invalidateQueries({ queryKey: sessionQueryKey });
    }
  });
}
