/** Why a sign-in at the identity provider has failed; the status and text of its page. */
const failures = {
  away: {
    status: 502,
    text: 'The sign-in service of your company does not respond. Try again in a few minutes.',
  },
  clock: {
    status: 502,
    text: 'The clocks of the portal and of the sign-in service differ. Tell {contact}.',
  },
  invalid: {
    status: 502,
    text: 'The response of the sign-in service is not valid here. Try again. If it happens again, tell {contact}.',
  },
  unnamed: {
    status: 502,
    text: 'The sign-in service did not say who you are. Tell {contact}.',
  },
  notStarted: {
    status: 400,
    text: 'This sign-in was not started in this browser, or took longer than 10 minutes. Sign in again.',
  },
  used: { status: 400, text: 'This sign-in has already been used, or has expired. Sign in again.' },
  denied: { status: 403, text: 'The sign-in was canceled.' },
  unknown: {
    status: 403,
    text: 'You do not have an account in the portal. Ask {contact} for one.',
  },
  locked: {
    status: 403,
    text: 'Your account in the portal is locked. Ask {contact} to unlock it.',
  },
} as const;

export type SignInFailureReason = keyof typeof failures;

interface FailureDetails extends ErrorOptions {
  /** The portal's user, if there is one. */
  user?: { userId: number; username: string };
  /** The name that the provider gave. */
  name?: string;
}

export class SignInFailure extends Error {
  override name = 'SignInFailure';
  readonly reason: SignInFailureReason;
  readonly user: { userId: number; username: string } | null;
  /** True if another user of the provider may succeed. */
  readonly isAboutUser: boolean;
  /** For the audit trail. */
  readonly summary: string;

  constructor(reason: SignInFailureReason, { cause, user, name }: FailureDetails = {}) {
    super(`single sign-on failed: ${reason}`, { cause });
    this.reason = reason;
    this.isAboutUser = reason === 'unknown' || reason === 'locked';
    this.user = user ?? null;
    this.summary = ['single sign-on', reason, ...(name === undefined ? [] : [name])].join(', ');
  }
}

export function describeFailure({ reason }: SignInFailure, contact = 'an administrator') {
  const { status, text } = failures[reason];
  return { status, message: text.replace('{contact}', contact) };
}
