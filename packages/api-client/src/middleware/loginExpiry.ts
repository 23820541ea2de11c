import type { Middleware } from 'openapi-fetch';
import { ApiError } from '../ApiError.ts';
import type { Login, LoginSource } from '../login.ts';
import type { ServerClock } from '../serverClock.ts';
import { describeCall } from './describeCall.ts';

export interface LoginExpiryOptions {
  login: LoginSource;
  clock: ServerClock;
  /** Selects the calls that are checked, by path of the contract. */
  appliesTo: (schemaPath: string) => boolean;
  /** Called for each request that was not sent. */
  onExpired?: ((error: ApiError) => void) | undefined;
}

/**
 * Rejects a call with kind `expired`, without sending it, when the login has expired by the server's clock.
 * @see specification 1 §4
 */
export function loginExpiry({ login, clock, appliesTo, onExpired }: LoginExpiryOptions): Middleware {
  return {
    onRequest(call) {
      const session = login();
      if (!session || !appliesTo(call.schemaPath) || !hasExpired(session, clock)) return;
      const error = new ApiError({
        kind: 'expired',
        status: 0,
        code: 'session.expired',
        message: 'The login has expired; the request was not sent.',
        call: describeCall(call),
      });
      onExpired?.(error);
      throw error;
    },
    onResponse({ response }) {
      clock.observe(response);
    },
  };
}

/** True at the expiry or later. An invalid expiry counts as expired. */
function hasExpired({ expiration, clockOffsetMs }: Login, clock: ServerClock): boolean {
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(expiration);
  const expiresAt = Date.parse(zoned ? expiration : `${expiration}Z`);
  return !(clock.now(clockOffsetMs) < expiresAt);
}
