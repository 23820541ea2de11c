import { getSession } from '../../state/session.ts';
import { clients } from '../clients.ts';
import { providerApi } from '../queries.ts';
import { createListResource } from '../listResource.ts';
import { queryClient, sessionQueryKey } from '../queryClient.ts';

const list = createListResource(providerApi.queryOptions('get', '/api/userrole', {}), {
  rowId: ({ username, rolename }) => JSON.stringify([username, rolename]),
});

export const {
  useRows: useUserRoles,
  prefetch: prefetchUserRoles,
  refetchIfInvalidated: refetchChangedUserRoles,
} = list;

export interface UserRoleChange {
  username: string;
  rolename: string;
  hasRole: boolean;
}

/** Adds or removes a role of a user. */
export function setUserRole({ username, rolename, hasRole }: UserRoleChange) {
  const body = { username, rolename };
  const row = { ...body, applicationName: '' };
  return list.toggle(
    async () => {
      await (hasRole
        ? clients.provider.POST('/api/userrole', { body })
        : clients.provider.DELETE('/api/userrole', { body }));
      // Users who change their own roles get an updated menu.
      if (username === getSession()?.user.username) {
        void queryClient.invalidateQueries({ queryKey: sessionQueryKey });
      }
    },
    () => (hasRole ? list.withRow(row) : list.withoutRow(row)),
  );
}
