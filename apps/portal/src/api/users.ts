import type { ProviderSchemas } from '@portal/api-client';
import { isApiError } from '@portal/api-client';
import type { NewUserValues, User, UserEditValues } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { getSession } from '../state/session.ts';
import { clients } from './clients.ts';
import { sendIdempotent } from './sendIdempotent.ts';
import { providerApi } from './providerApi.ts';
import { queryClient, sessionQueryKey } from './queryClient.ts';
import { submitResult } from './submitResult.ts';
import { mutate, mutateList, updateCachedRows } from './mutations.ts';

const userListQuery = providerApi.queryOptions('get', '/api/user', {});

/** All users. */
export function useUsers() {
  return useQuery(userListQuery);
}

/**
 * Prefetches the users. Cached users are shown as they are, and refetched by the screen.
 */
export function prefetchUsers(): void {
  void queryClient.prefetchQuery({ ...userListQuery, staleTime: Number.POSITIVE_INFINITY });
}

/** Adds a user. */
export const addUser = submitResult(async (user: NewUserValues) => {
  const body = { ...user, department: user.department || null, startPage: user.startPage || null };
  return mutate([userListQuery.queryKey], async () => {
    const { data } = await sendIdempotent(`user ${JSON.stringify(body)}`, (params) =>
      clients.provider.POST('/api/user', { params, body }),
    );
    if (data) await updateCachedUsers((users) => [...users, data]);
    return data;
  });
});

/** An edit of a user. */
export interface UserEdit {
  /** The version the edit is based on. */
  user: User;
  values: UserEditValues;
}

/** The result of a save; `theirs` is the newer version in case of a conflict. */
export type UserSaveResult = { theirs: User | null };

/** Saves a user; returns the newer version instead when someone else saved one. */
export const saveUser = submitResult(({ user, values }: UserEdit): Promise<UserSaveResult> =>
  mutate([userListQuery.queryKey], async () => {
    try {
      const { data } = await clients.provider.PUT('/api/user/{userId}', {
        params: { path: { userId: user.userId }, header: versionHeader(user) },
        body: toUserUpdate(user, values),
      });
      if (data)
        await updateCachedUsers((users) => users.map((each) => (each.userId === data.userId ? data : each)));
      return { theirs: null };
    } catch (error) {
      const theirs = isApiError(error) && error.status === 412 ? await fetchUser(user.userId) : undefined;
      if (!theirs) throw error;
      return { theirs };
    } finally {
      if (user.username === getSession()?.user.username) {
        void queryClient.invalidateQueries({ queryKey: sessionQueryKey });
      }
    }
  }),
);

/** Terminates a user: deletes the account with its roles and company access. */
export const terminateUser = submitResult(({ userId }: Pick<User, 'userId'>) =>
  mutateList(
    userListQuery.queryKey,
    async () => clients.provider.DELETE('/api/user/{userId}', { params: { path: { userId } } }),
    (users: User[]) => users.filter((user) => user.userId !== userId),
    [
      ['get', '/api/userrole'],
      ['get', '/api/usercompanyaccess'],
    ],
  ),
);

function updateCachedUsers(change: (users: User[]) => User[]): Promise<void> {
  return updateCachedRows(userListQuery.queryKey, change);
}

/** The user as currently stored; `undefined` when it no longer exists. */
async function fetchUser(userId: number): Promise<User | undefined> {
  const users = await queryClient.fetchQuery({ ...userListQuery, staleTime: 0 });
  return users.find((user) => user.userId === userId);
}

function versionHeader({ rowVersion }: User): { 'If-Match'?: string } {
  return rowVersion === undefined ? {} : { 'If-Match': `"${rowVersion}"` };
}

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
