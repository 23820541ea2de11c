/** A user of the portal, as administrators see it. Times are UTC without a zone. */
export interface User {
  userId: number;
  username: string;
  firstName: string;
  lastName: string;
  /** May be empty. */
  email: string;
  comment: string | null;
  company: string;
  /** Three characters, padded with underscores. */
  companyAbbrev: string;
  department: string | null;
  timeZone: string | null;
  theme: string | null;
  /** Path or name of the page opened after sign-in. */
  startPage: string | null;
  /** User name of up to 8 characters in legacy systems. */
  userName8: string | null;
  isLockedOut: boolean;
  creationDate: string;
  /** Creation counts as a login; `null` only for users from a legacy system. */
  lastLoginDate: string | null;
  /** Time of the last API call. */
  lastActivityDate: string | null;
  lastLockedOutDate: string | null;
  failedPasswordAttemptCount: number;
  failedPasswordAttemptWindowStart: string | null;
  failedPasswordAnswerAttemptCount: number;
  failedPasswordAnswerAttemptWindowStart: string | null;
  applicationName: string;
  /** Signing in takes two steps; absent when the provider does not have two-step verification. */
  hasSecondFactor?: boolean;
  /** Edit counter; absent when the provider has none. */
  rowVersion?: number;
}

export function formatFullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
