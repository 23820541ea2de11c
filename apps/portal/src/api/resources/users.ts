import type { ProviderSchemas } from '@portal/api-client';
import type { NewUserValues, User, UserEditValues } from '@portal/domain';
import { getSession } from '../../state/session.ts';
import { clients } from '../clients.ts';
import { providerApi } from '../queries.ts';
import { createListResource } from '../listResource.ts';
import { queryClient, sessionQueryKey } from '../queryClient.ts';
import { submitResult } from '../submitResult.ts';

const list = createListResource(providerApi.queryOptions('get', '/api/user', {}), {
  rowId: ({ userId }) => userId,
  affectedKeys: [
    ['get', '/api/userrole'],
    ['get', '/api/usercompanyaccess'],
  ],
});

export const { useRows: useUsers, prefetch: prefetchUsers, fetchRows: fetchUsers } = list;

export const addUser = list.save((user: NewUserValues) =>
  clients.provider.POST('/api/user', {
    body: { ...user, department: user.department || null, startPage: user.startPage || null },
  }),
);

export interface UserEdit {
  /** The version the edit is based on. */
  user: User;
  values: UserEditValues;
}

/** Saves a user unless someone else has saved a newer version. */
export async function saveUser({ user, values }: UserEdit) {
  const { userId } = user;
  const result = await list.saveVersion('user', user, (header) =>
    clients.provider.PUT('/api/user/{userId}', {
      params: { path: { userId }, header },
      body: toUserUpdate(user, values),
    }),
  );
  if (user.username === getSession()?.user.username) {
    void queryClient.invalidateQueries({ queryKey: sessionQueryKey });
  }
  return result;
}

/** Terminates a user: deletes the account with its roles and company access. */
export const terminateUser = list.remove(({ userId }) =>
  clients.provider.DELETE('/api/user/{userId}', { params: { path: { userId } } }),
);

/** Turns off the two-step verification of a user who cannot sign in any more. */
export const resetSecondFactor = submitResult((user: User) =>
  list.change(
    () =>
      clients.provider.DELETE('/api/user/{userId}/secondfactor', {
        params: { path: { userId: user.userId } },
      }),
    () => list.withRow({ ...user, hasSecondFactor: false }),
  ),
);

/** The complete user, as the provider requires; the password only when one was entered. */
function toUserUpdate(user: User, { password, ...values }: UserEditValues): ProviderSchemas['UserUpdate'] {
  return {
    ...user,
    ...values,
    department: values.department || null,
    startPage: values.startPage || null,
    comment: values.comment || null,
    timeZone: values.timeZone || null,
    theme: values.theme || null,
    ...(password !== '' && { password }),
  };
}
