/** The same for every failure, so that it does not reveal which users exist. */
export const LOGIN_FAILED_MESSAGE = 'invalid user name or password';

/** What the second step of a login takes, besides a recovery code. */
export interface LoginStep {
  /** A code of an authenticator app. */
  hasApp: boolean;
  /** What a passkey has to respond to; absent: the user has none. */
  passkey?: unknown;
}

/**
 * A rejection that is explained: its message is shown. For example after too many failed sign-ins of others, whatever the
 * user typed.
 */
export class LoginError extends Error {
  /** After the right password: a second step is needed. Absent in the second step: as before. */
  readonly step: LoginStep | undefined;

  constructor(message: string, step?: LoginStep) {
    super(message);
    this.step = step;
  }
}
