import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A browser session is bound to this cookie: a token stolen by a script is useless without it. All tabs of a browser
 * share the cookie. The `__Host-` prefix guarantees that only this server can set it.
 */
const cookieName = '__Host-portal-browser';
const cookiePattern = /^[\w-]{43}$/;

/** SHA-256 of the request's binding cookie (only the hash is stored); `null` if the cookie is missing. */
export function readBinding(request: FastifyRequest): Buffer | null {
  const cookies = (request.headers.cookie ?? '').split(';').map((each) => each.trim());
  const value = cookies.find((each) => each.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  return value !== undefined && cookiePattern.test(value) ? hash('sha256', value, 'buffer') : null;
}

/**
 * The binding for a session created by this request; `null` for clients without cookies (session is not bound). Over
 * TLS a browser without the cookie receives it here and is bound to it. Over plain HTTP browsers differ in which
 * cookies they store, so a session is bound only to a cookie that the browser has sent back.
 */
export function createLoginBinding(request: FastifyRequest, reply: FastifyReply): Buffer | null {
  const existing = readBinding(request);
  if (existing !== null || !isBrowser(request)) return existing;
  const created = setBindingCookie(request, reply);
  return request.protocol === 'https' ? created : null;
}

/** Sets the cookie with the portal's page, before anyone logs in. */
export function ensureBindingCookie(request: FastifyRequest, reply: FastifyReply): void {
  // On a cross-site navigation the browser withholds its SameSite cookie. Do not replace it.
  const isCrossSite = request.headers['sec-fetch-site'] === 'cross-site';
  if (isBrowser(request) && !isCrossSite && readBinding(request) === null) setBindingCookie(request, reply);
}

function setBindingCookie(request: FastifyRequest, reply: FastifyReply): Buffer | null {
  if (request.protocol !== 'https' && !isLocalName(request.hostname)) return null;
  const value = randomBytes(32).toString('base64url');
  reply.header('set-cookie', `${cookieName}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict`);
  return hash('sha256', value, 'buffer');
}

/** Browsers send `Sec-Fetch-Site` with every request, and scripts cannot remove it. */
function isBrowser(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] !== undefined;
}

/** Whether the name refers to this machine. Browsers treat such origins as secure. */
function isLocalName(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
  );
}
