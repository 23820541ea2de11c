import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'portal-files';
const idBytes = 18;
const idForm = new RegExp(`(?:^|; *)${cookieName}=([\\w-]{24})(?:;|$)`);

/** The id by which a browser is known to be the one that a link was made for; `null` when it sends none. */
export function browserIdOf(request: FastifyRequest): string | null {
  return idForm.exec(request.headers.cookie ?? '')?.[1] ?? null;
}

/**
 * The same, given to a browser that has none. Pictures are fetched without the session's token, which is no cookie:
 * this one, which scripts cannot read and other sites cannot send, goes with them. Alone it opens nothing.
 */
export function ensureBrowserId(request: FastifyRequest, reply: FastifyReply, path: string): string {
  const known = browserIdOf(request);
  if (known !== null) return known;
  const id = randomBytes(idBytes).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${cookieName}=${id}; Path=${path}; HttpOnly; SameSite=Strict${secure}`);
  return id;
}
