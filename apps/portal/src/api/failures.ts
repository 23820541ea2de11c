import { isApiError } from '@portal/api-client';
import { LOGIN_EXPIRED_MESSAGE } from '@portal/domain';
import type { LoginReason } from '@portal/ui/account';

/** Shown for a response that does not match the contract. */
export const MALFORMED_RESPONSE_MESSAGE = "The server's response couldn't be read.";

/**
 * A response that is an array, of valid rows.
 * @throws Error if it is malformed, so that its query fails instead of what renders it
 */
export function requireList<Row>(
  rows: readonly Row[] | undefined,
  isValid: (row: Row) => boolean = () => true,
): readonly Row[] {
  if (!Array.isArray(rows) || !rows.every(isValid)) throw new Error(MALFORMED_RESPONSE_MESSAGE);
  return rows;
}

/** The data of a response. @throws Error if it is empty */
export function requireData<Data>({ data }: { data?: Data | undefined }): NonNullable<Data> {
  if (!data) throw new Error(MALFORMED_RESPONSE_MESSAGE);
  return data;
}

/** Whether a retry may help: the network or the server failed, the request was valid. */
export function isTransient(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || (error.kind === 'http' && error.status >= 500 && error.status !== 501);
}

/** Whether a new login is needed: it expired locally or the server no longer accepts it. */
export function needsLogin(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'expired' || error.status === 401);
}

/** Why the server ended a session before its time, by error code. */
const sessionEnds = new Map<string, LoginReason>([
  ['session.idle', 'idle'],
  ['session.locked', 'locked'],
  ['session.password_changed', 'passwordChanged'],
  ['session.signed_out', 'signedOut'],
  ['session.terminated', 'terminated'],
]);

/**
 * Why a new login is needed. The portal does not send a call when the session has expired by the clock: a session that
 * the server rejects was ended before its time, even if it does not say why.
 */
export function getLoginReason(error: unknown): LoginReason {
  if (!isApiError(error) || error.status !== 401) return 'expired';
  return sessionEnds.get(error.code) ?? 'ended';
}

/** Whether the server denied access (403): the user's roles may have changed. */
export function isForbidden(error: unknown): boolean {
  return isApiError(error) && error.status === 403;
}

/** Whether the provider does not have a call, which is an extension of its specification. */
export function isExtensionMissing(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 501);
}

/** The message shown for a failed call. @see specification 1 §8 and 2 §8 for the literal texts */
export function getFailureMessage(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong. Try again.';
  if (error.kind === 'expired') return LOGIN_EXPIRED_MESSAGE;
  if (error.status === 401) return 'Error: Unauthorized: 401 - Please log in';
  return error.message;
}

/** What support needs to find a failed call in the server's log; nothing for a call that was not sent. */
export function getFailureDetails(error: unknown): { details?: string } {
  return isApiError(error) && error.requestId ? { details: `Request ${error.requestId}` } : {};
}

const logged = new WeakSet<Error>();

/**
 * Logs a failure to the console: method, path and error, never data or tokens. An error is logged once, wherever it is
 * caught.
 * @param task what has failed, if it was not a call: `get /api/page`, whose response was not a list
 */
export function logFailure(error: unknown, task = 'Failed'): void {
  if (!(error instanceof Error) || logged.has(error)) return;
  logged.add(error);
  const text = isApiError(error)
    ? `${error.call}: ${error.status || error.kind} ${error.code}`
    : `${task}: ${String(error)}`;
  // oxlint-disable-next-line no-console -- the specification wants failed calls in the console
  console.error(text);
}
