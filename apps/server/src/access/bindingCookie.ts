import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The cookie without which a browser's token opens nothing: what a script can read of a login is useless elsewhere. One
 * for all tabs of a browser. `__Host-`: nobody but this server can have set it.
 */
const cookieName = '__Host-portal-browser';
const cookiePattern = /^[\w-]{43}$/;

/** SHA-256 of the cookie that came with a request, which is all that is stored; `null` without one. */
export function bindingOf(request: FastifyRequest): Buffer | null {
  const cookies = (request.headers.cookie ?? '').split(';').map((each) => each.trim());
  const value = cookies.find((each) => each.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  return value !== undefined && cookiePattern.test(value) ? hash(value) : null;
}

/**
 * What a session that begins now is bound to; `null`: to nothing, because the client keeps no cookies. By TLS a browser
 * without the cookie gets it here and is bound to it. On plain http browsers differ in what they keep, so that only the
 * one that has come back counts.
 */
export function bindingOfLogin(request: FastifyRequest, reply: FastifyReply): Buffer | null {
  const given = bindingOf(request);
  if (given !== null || !isBrowser(request)) return given;
  const made = giveBinding(request, reply);
  return request.protocol === 'https' ? made : null;
}

/** Gives the cookie with the portal's page, before anybody logs in. */
export function giveBindingWithPage(request: FastifyRequest, reply: FastifyReply): void {
  // Coming from another site a browser keeps the cookie it has to itself: it shall not be replaced.
  const isFromElsewhere = request.headers['sec-fetch-site'] === 'cross-site';
  if (isBrowser(request) && !isFromElsewhere && bindingOf(request) === null) giveBinding(request, reply);
}

function giveBinding(request: FastifyRequest, reply: FastifyReply): Buffer | null {
  if (request.protocol !== 'https' && !isLocalName(request.hostname)) return null;
  const value = randomBytes(32).toString('base64url');
  reply.header('set-cookie', `${cookieName}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict`);
  return hash(value);
}

/** Browsers say where a request comes from; no script can leave that out. */
function isBrowser(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] !== undefined;
}

/** A name of this machine, which browsers trust like TLS. */
function isLocalName(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
  );
}

function hash(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
