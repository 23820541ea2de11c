import type { Middleware } from 'openapi-fetch';
import { ApiError } from '../ApiError.ts';
import type { Login, LoginSource } from '../login.ts';
import type { ServerClock } from '../serverClock.ts';

export interface LoginExpiryOptions {
  login: LoginSource;
  clock: ServerClock;
  /** Which calls are compared with the expiry, by path of the contract. */
  appliesTo: (schemaPath: string) => boolean;
  /** Told of each call that was not sent. */
  onExpired?: ((error: ApiError) => void) | undefined;
}

/**
 * Does not send a call whose login has expired by the server's clock, but rejects it with kind `expired`.
 * @see specification 1 §4
 */
export function loginExpiry({ login, clock, appliesTo, onExpired }: LoginExpiryOptions): Middleware {
  return {
    onRequest({ schemaPath }) {
      const session = login();
      if (!session || !appliesTo(schemaPath) || !hasExpired(session, clock)) return;
      const error = new ApiError({
        kind: 'expired',
        status: 0,
        code: 'session.expired',
        message: 'The login has expired; the call was not sent.',
      });
      onExpired?.(error);
      throw error;
    },
    onResponse({ response }) {
      clock.observe(response);
    },
  };
}

/** At the expiry and later. An expiry that cannot be read counts as past. */
function hasExpired({ expiration, clockOffsetMs }: Login, clock: ServerClock): boolean {
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(expiration);
  const expiresAt = Date.parse(zoned ? expiration : `${expiration}Z`);
  return !(clock.now(clockOffsetMs) < expiresAt);
}
