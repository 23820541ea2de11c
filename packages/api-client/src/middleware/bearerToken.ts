import type { Middleware } from 'openapi-fetch';
import type { LoginSource } from '../login.ts';

export interface BearerTokenOptions {
  login: LoginSource;
  /** Token for calls without a login, such as the login call. */
  configuredToken?: string | undefined;
}

/**
 * Adds the token of the login, or the configured one when no user is signed in. The login call never carries the
 * token of an old login, whose permissions must not affect the new one.
 */
export function bearerToken({ login, configuredToken }: BearerTokenOptions): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const session = schemaPath === '/api/authentication/login' ? null : login();
      const token = session?.token ?? configuredToken;
      if (token) request.headers.set('authorization', `Bearer ${token}`);
    },
  };
}
