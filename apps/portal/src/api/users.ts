import type { ProviderSchemas } from '@portal/api-client';
import { isApiError } from '@portal/api-client';
import type { NewUserValues, User, UserEditValues } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { currentSession } from '../state/session.ts';
import { clients } from './clients.ts';
import { once } from './once.ts';
import { providerApi } from './providerApi.ts';
import { queryClient, sessionQueryKey } from './queryClient.ts';
import { submitResult } from './submitResult.ts';
import { changing, changingList, showRows } from './writes.ts';

const userListQuery = providerApi.queryOptions('get', '/api/user', {});

/** All users. */
export function useUsers() {
  return useQuery(userListQuery);
}

/**
 * Prefetches the users. Cached users are shown as they are, and refetched by the screen.
 */
export function requestUsers(): void {
  void queryClient.prefetchQuery({ ...userListQuery, staleTime: Number.POSITIVE_INFINITY });
}

/** Adds a user. */
export const addUser = submitResult(async (user: NewUserValues) => {
  const body = { ...user, department: user.department || null, startPage: user.startPage || null };
  return changing([userListQuery.queryKey], async () => {
    const { data } = await once(`user ${JSON.stringify(body)}`, (params) =>
      clients.provider.POST('/api/user', { params, body }),
    );
    if (data) await showUsers((users) => [...users, data]);
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
export type UserSaved = { theirs: User | null };

/** Saves a user; returns the newer version instead when someone else saved one. */
export const saveUser = submitResult(({ user, values }: UserEdit): Promise<UserSaved> =>
  changing([userListQuery.queryKey], async () => {
    try {
      const { data } = await clients.provider.PUT('/api/user/{userId}', {
        params: { path: { userId: user.userId }, header: versionHeader(user) },
        body: toUserUpdate(user, values),
      });
      if (data) await showUsers((users) => users.map((each) => (each.userId === data.userId ? data : each)));
      return { theirs: null };
    } catch (error) {
      const theirs = isApiError(error) && error.status === 412 ? await freshUser(user.userId) : undefined;
      if (!theirs) throw error;
      return { theirs };
    } finally {
      if (user.username === currentSession()?.user.username) {
        void queryClient.invalidateQueries({ queryKey: sessionQueryKey });
      }
    }
  }),
);

/** Terminates a user: deletes the account with its roles and company access. */
export const terminateUser = submitResult(({ userId }: Pick<User, 'userId'>) =>
  changingList(
    userListQuery.queryKey,
    async () => clients.provider.DELETE('/api/user/{userId}', { params: { path: { userId } } }),
    (users: User[]) => users.filter((user) => user.userId !== userId),
    [
      ['get', '/api/userrole'],
      ['get', '/api/usercompanyaccess'],
    ],
  ),
);

function showUsers(change: (users: User[]) => User[]): Promise<void> {
  return showRows(userListQuery.queryKey, change);
}

/** The user as currently stored; `undefined` when it no longer exists. */
async function freshUser(userId: number): Promise<User | undefined> {
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
