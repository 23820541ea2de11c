import type { Middleware } from 'openapi-fetch';
import type { LoginSource } from '../login.ts';

export interface BearerTokenOptions {
  login: LoginSource;
  /** Token for calls without a login, such as the login call; none when absent. */
  configuredToken?: string | undefined;
}

/**
 * Adds the login's token, or the configured one while nobody is signed in. The login call carries the configured
 * token or none: what an old login may do must not matter for a new one.
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
