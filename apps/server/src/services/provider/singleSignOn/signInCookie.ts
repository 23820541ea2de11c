import { createHmac, hash, randomBytes } from 'node:crypto';
import { toInternalUrl } from '@portal/domain';
import type { FastifyReply } from 'fastify';

/**
 * Binds a sign-in to the browser that started it: all secrets of the sign-in derive from its random value. Unlike the
 * cookie that sessions are bound to, it comes with the navigation from the identity provider.
 */
const cookieName = '__Host-portal-sign-in';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const lifetimeSeconds = 600;
const maxPathBytes = 2_000;
const cookiePattern = new RegExp(`(?:^|; *)${cookieName}=([\\w-]{43})\\.([\\w-]*)(?:;|$)`);

/** What the identity provider returns, and what proves that the browser's request began here. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A sign-in that the browser has started. */
export interface StartedSignIn extends SignInSecrets {
  /** SHA-256 of the cookie's value. */
  browserHash: Buffer;
  /** Path of the portal to return to. */
  returnPath: string;
}

export function startSignIn(reply: FastifyReply, returnPath: string): StartedSignIn {
  const value = randomBytes(32).toString('base64url');
  const path = Buffer.from(returnPath).toString('base64url');
  reply.header('set-cookie', `${cookieName}=${value}.${path}; ${attributes}; Max-Age=${lifetimeSeconds}`);
  return toStarted(value, returnPath);
}

/**
 * The sign-in that the browser has started; `null` if there is none, or it took too long.
 * @param cookies the header of a request
 */
export function readSignIn(cookies: string | undefined): StartedSignIn | null {
  const [, value, path = ''] = cookiePattern.exec(cookies ?? '') ?? [];
  if (value === undefined) return null;
  return toStarted(value, toReturnPath(Buffer.from(path, 'base64url').toString()));
}

export function forgetSignIn(reply: FastifyReply): void {
  reply.header('set-cookie', `${cookieName}=; ${attributes}; Max-Age=0`);
}

/** Only a path of the portal, never another site, and none that makes the cookie too long for browsers. */
export function toReturnPath(given: string | undefined): string {
  const path = toInternalUrl(given) ?? '/';
  return Buffer.byteLength(path) <= maxPathBytes ? path : '/';
}

function toStarted(value: string, returnPath: string): StartedSignIn {
  const derive = (purpose: string) => createHmac('sha256', value).update(purpose).digest('base64url');
  return {
    state: derive('state'),
    nonce: derive('nonce'),
    codeVerifier: derive('code verifier'),
    browserHash: hash('sha256', value, 'buffer'),
    returnPath,
  };
}
