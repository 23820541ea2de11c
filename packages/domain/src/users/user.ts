/** A user of the portal, as an administrator sees it. Times are UTC without a zone; `null` means that there is none. */
export interface User {
  userId: number;
  username: string;
  firstName: string;
  lastName: string;
  /** May be empty. */
  email: string;
  comment: string | null;
  /** Name of the company. */
  company: string;
  /** Three characters, padded with underscores. */
  companyAbbrev: string;
  department: string | null;
  timeZone: string | null;
  theme: string | null;
  /** Address that is opened first. */
  startPage: string | null;
  /** Name of up to 8 characters in older systems. */
  userName8: string | null;
  isLockedOut: boolean;
  creationDate: string;
  /** Creation counts as a login; `null` only where an older system kept none. */
  lastLoginDate: string | null;
  /** Last call. */
  lastActivityDate: string | null;
  lastLockedOutDate: string | null;
  failedPasswordAttemptCount: number;
  failedPasswordAttemptWindowStart: string | null;
  failedPasswordAnswerAttemptCount: number;
  failedPasswordAnswerAttemptWindowStart: string | null;
  applicationName: string;
  /** Counts the edits; absent where the provider keeps none. */
  rowVersion?: number;
}

/** First and last name. */
export function fullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
