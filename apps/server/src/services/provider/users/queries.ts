import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { UsersTable } from '../../../db/tables.ts';

/** A user without the password's hash, which never leaves the login. */
export interface UserRow extends Omit<Selectable<UsersTable>, 'password_hash' | 'username_key'> {
  /** Name of the company; null when the user has none. */
  company_name: string | null;
}

export function listUsers(db: Db): Promise<UserRow[]> {
  return db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.company_abbrev', 'u.company_abbrev')
    .select([
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
      'u.last_login_date',
      'u.last_activity_date',
      'u.last_locked_out_date',
      'u.failed_password_attempt_count',
      'u.failed_password_attempt_window_start',
      'u.failed_password_answer_attempt_count',
      'u.failed_password_answer_attempt_window_start',
      'u.row_version',
    ])
    .orderBy('u.user_id')
    .execute();
}
