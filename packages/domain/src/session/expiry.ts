import { parseInstant } from '../dates/instant.ts';

/** Shown instead of sending a call when the login is past its expiry; two blanks after the full stop. */
export const LOGIN_EXPIRED_MESSAGE = 'Your login has expired.  Please log in to continue.';

/**
 * Whether a login has expired: at its expiry and later. An expiry that cannot be read counts as past.
 * @param expiresAt ISO 8601; without a zone it is UTC
 * @param now an instant, or milliseconds since 1970, by the server's clock (see {@link clockOffsetMs})
 * @see specification 1 §4
 */
export function isExpired(expiresAt: string | null | undefined, now: Date | number): boolean {
  const expiry = parseInstant(expiresAt);
  return expiry === null || Number(now) >= expiry;
}

/** A user is warned this many milliseconds before the login ends. */
export const LOGIN_WARNING_MS = 5 * 60_000;

/**
 * Milliseconds until a login ends; 0 or less: it has, like one whose expiry cannot be read.
 * @param now milliseconds since 1970 by the server's clock
 */
export function remainingMs(expiresAt: string | null | undefined, now: number): number {
  const expiry = parseInstant(expiresAt);
  return expiry === null ? 0 : expiry - now;
}

/**
 * How far the server's clock is ahead of this one, to be added to the local time before it is compared with an
 * expiry, so that a wrong clock in the browser logs nobody out early.
 * @param serverDate the `Date` header of an answer; `null` or unreadable gives 0
 * @param now local milliseconds since 1970 when the answer came
 */
export function clockOffsetMs(serverDate: string | null | undefined, now: number): number {
  const server = Date.parse(serverDate ?? '');
  return Number.isNaN(server) ? 0 : server - now;
}
