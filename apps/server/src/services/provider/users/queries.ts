import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Row, Tables } from '../../../db/tables.ts';

/** A user without the password hash. */
export interface UserRow extends Omit<Row<'users'>, 'password_hash' | 'username_key'> {
  /** Null if the user has no company. */
  company_name: string | null;
  /** Null if the user has no second factor. */
  second_factor_since: Date | null;
}

export function listUsers(db: Db): Promise<UserRow[]> {
  return selectUsers(db).orderBy('u.user_id').execute();
}

export function findUserById(db: Db, userId: number): Promise<UserRow | undefined> {
  return selectUsers(db).where('u.user_id', '=', userId).executeTakeFirst();
}

export function findUserByKey(db: Db, userKey: string): Promise<UserRow | undefined> {
  return selectUsers(db).where('u.username_key', '=', userKey).executeTakeFirst();
}

/**
 * Locks a user until the end of the transaction: changes of what the user has follow one another, so that each sees what
 * the others leave behind.
 */
export async function lockUser(db: Db, userId: number): Promise<void> {
  await db.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
}

const columns = [
  'u.user_id',
  'u.username',
  'u.first_name',
  'u.last_name',
  'u.email',
  'u.comment',
  'c.company_name',
  'u.company_abbrev',
  'u.department',
  'u.time_zone',
  'u.theme',
  'u.start_page',
  'u.user_name8',
  'u.application_name',
  'u.is_locked_out',
  'u.creation_date',
  'u.last_locked_out_date',
  'u.failed_password_attempt_count',
  'u.failed_password_attempt_window_start',
  'u.failed_password_answer_attempt_count',
  'u.failed_password_answer_attempt_window_start',
  'u.row_version',
  'f.second_factor_since',
] as const;

function fromUsers(db: Db) {
  return db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.company_abbrev', 'u.company_abbrev')
    .leftJoin('second_factors as f', 'f.user_id', 'u.user_id');
}

function selectUsers(db: Db) {
  return fromUsers(db).select([...columns, 'u.last_login_date', 'u.last_activity_date']);
}

/** Changes with the users, whichever server changes them, but not with the times of the last login and activity. */
export async function readUsersVersion(db: Db): Promise<string> {
  const record = sql`row(${sql.join(columns.map((name) => sql.ref(name)))})`;
  // The hash of a record is a sum over its columns, so that values swapped between two rows would leave the total unchanged.
  const rowHash = sql`hashtextextended(hash_record_extended(${record}, 0)::text, 0)`;
  const { version } = await fromUsers(db)
    .select(sql<string>`concat_ws(':', count(*), sum(${rowHash}))`.as('version'))
    .executeTakeFirstOrThrow();
  return version;
}

/** Columns of a new user; the others have defaults. */
export type NewUserRow = Pick<
  Row<'users'>,
  | 'username'
  | 'username_key'
  | 'password_hash'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'company_abbrev'
  | 'department'
  | 'start_page'
>;

/** @returns the id of the new user */
export async function insertUser(db: Db, user: NewUserRow): Promise<number> {
  const { user_id: userId } = await db
    .insertInto('users')
    .values(user)
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return userId;
}

/** Columns that an administrator edits; without `password_hash` the password is kept. */
export type EditedUserRow = Required<
  Pick<
    Updateable<Tables['users']>,
    | 'email'
    | 'first_name'
    | 'last_name'
    | 'company_abbrev'
    | 'department'
    | 'start_page'
    | 'comment'
    | 'time_zone'
    | 'theme'
  >
> & { is_locked_out: boolean; password_hash?: string };

/** Stores the edit as a new version. Locking out records the time. */
export async function updateUser(db: Db, userId: number, edited: EditedUserRow): Promise<void> {
  await db
    .updateTable('users')
    .set({
      ...edited,
      last_locked_out_date: sql<Date>`
        case when ${edited.is_locked_out} and not is_locked_out then now() else last_locked_out_date end`,
      row_version: sql<number>`row_version + 1`,
    })
    .where('user_id', '=', userId)
    .execute();
}

export async function clearFailures(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ failed_password_attempt_count: 0, failed_password_attempt_window_start: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Removes a user with roles, company access, sessions and tickets (by cascade). */
export async function deleteUser(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('users').where('user_id', '=', userId).execute();
}
