import { parseInstant } from '../dates/instant.ts';

/** Shown instead of sending a call when the login has expired; two spaces after the period, as specified. */
export const LOGIN_EXPIRED_MESSAGE = 'Your login has expired.  Please log in to continue.';

/** Milliseconds before the end of the login at which the user is warned. */
export const LOGIN_WARNING_MS = 5 * 60_000;

/**
 * Milliseconds until a login ends; 0 or less: it has ended. 0 for an invalid expiry.
 * @param expiresAt ISO 8601; without a zone it is UTC
 * @param now milliseconds since 1970 by the server's clock (see {@link calculateClockOffsetMs})
 * @see specification 1 §4
 */
export function getRemainingMs(expiresAt: string | null | undefined, now: number): number {
  const expiry = parseInstant(expiresAt);
  return expiry === null ? 0 : expiry - now;
}

/**
 * How far the server's clock is ahead of the local clock. It is added to the local time before comparing with an
 * expiry, so that a wrong browser clock does not end a login early.
 * @param serverDate the `Date` header of a response; `null` or invalid gives 0
 * @param now local milliseconds since 1970 when the response arrived
 */
export function calculateClockOffsetMs(serverDate: string | null | undefined, now: number): number {
  const server = Date.parse(serverDate ?? '');
  return Number.isNaN(server) ? 0 : server - now;
}
