import type { ProviderSchemas } from '@portal/api-client';
import type { Session } from '../../../access/caller.ts';
import { emptyToNull, toInstantText, toInstantTextOrNull } from '../../responseFields.ts';
import type { UserRow } from './queries.ts';

export function toUser(row: UserRow): ProviderSchemas['User'] {
  return {
    userId: row.user_id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    comment: emptyToNull(row.comment),
    company: row.company_name ?? '',
    companyAbbrev: row.company_abbrev ?? '',
    department: emptyToNull(row.department),
    timeZone: emptyToNull(row.time_zone),
    theme: emptyToNull(row.theme),
    startPage: emptyToNull(row.start_page),
    userName8: emptyToNull(row.user_name8),
    isLockedOut: row.is_locked_out,
    creationDate: toInstantText(row.creation_date),
    lastLoginDate: toInstantText(row.last_login_date),
    lastActivityDate: toInstantText(row.last_activity_date),
    lastLockedOutDate: toInstantTextOrNull(row.last_locked_out_date),
    failedPasswordAttemptCount: row.failed_password_attempt_count,
    failedPasswordAttemptWindowStart: toInstantTextOrNull(row.failed_password_attempt_window_start),
    failedPasswordAnswerAttemptCount: row.failed_password_answer_attempt_count,
    failedPasswordAnswerAttemptWindowStart: toInstantTextOrNull(
      row.failed_password_answer_attempt_window_start,
    ),
    applicationName: row.application_name,
    hasSecondFactor: row.second_factor_since !== null,
    rowVersion: row.row_version,
  };
}

/** The editable fields of a user, for detecting changes. */
export function toEditableFields(row: UserRow): object {
  return {
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    companyAbbrev: row.company_abbrev,
    department: row.department,
    startPage: row.start_page,
    comment: row.comment,
    timeZone: row.time_zone,
    theme: row.theme,
    isLockedOut: row.is_locked_out,
  };
}

/** Label for the audit trail. */
export function formatUserLabel(row: Pick<UserRow, 'user_id' | 'username'>): string {
  return `user ${row.user_id} (${row.username})`;
}

/** The same for a user who is signed in. */
export function formatSessionLabel({ userId, username }: Pick<Session, 'userId' | 'username'>): string {
  return formatUserLabel({ user_id: userId, username });
}
