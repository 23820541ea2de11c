import type { ProviderSchemas } from '@portal/api-client';
import { createVersionedRead, type VersionedRead } from '../../../load/cachedRead.ts';
import { shareResponse } from '../../../contract/sharedResponse.ts';
import type { Db } from '../../../db/database.ts';
import { listUsers, readUsersVersion } from './queries.ts';
import { toUser } from './rows.ts';

export type UserList = VersionedRead<ProviderSchemas['User'][]>;

/** How old the times of the last login and activity may be: each user changes them about once a minute. */
const maxAgeMs = 60_000;

/** All users: read, serialized and compressed once for each change, by any server of the database. */
export function createUserList(db: Db): UserList {
  return createVersionedRead({
    readVersion: () => readUsersVersion(db),
    read: async () => shareResponse((await listUsers(db)).map(toUser)),
    maxAgeMs,
  });
}
