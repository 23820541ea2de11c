import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'portal-files';
const idBytes = 18;
const idPattern = new RegExp(`(?:^|; *)${cookieName}=([\\w-]{24})(?:;|$)`);

/** The id that links are bound to; `null` if the browser sends none. */
export function readBrowserId(request: FastifyRequest): string | null {
  return idPattern.exec(request.headers.cookie ?? '')?.[1] ?? null;
}

/**
 * Returns the browser's id, or sets a new one. Images are requested without the session token. This cookie goes with
 * them: scripts cannot read it, and other sites cannot send it. Alone it gives no access.
 */
export function ensureBrowserId(request: FastifyRequest, reply: FastifyReply, path: string): string {
  const known = readBrowserId(request);
  if (known !== null) return known;
  const id = randomBytes(idBytes).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${cookieName}=${id}; Path=${path}; HttpOnly; SameSite=Strict${secure}`);
  return id;
}
