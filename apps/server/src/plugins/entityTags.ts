import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { asOfHeader } from '../contract/operations.ts';

/** The tag of a response with this content. Weak: the compressed response has the same tag. */
export function createEntityTag(content: string | Buffer): string {
  return `W/"${hash('sha256', content, 'base64url')}"`;
}

/**
 * Tags the responses of conditional operations, and answers 304 to a caller who has the current one. This saves bytes only:
 * the response is made first, with all checks, so that a tag reveals nothing to others.
 */
export function registerEntityTags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.config.operation?.isConditional || reply.statusCode !== 200) return payload;
    // A tag says nothing about how old the data are.
    if (reply.hasHeader(asOfHeader)) return payload;
    if (typeof payload === 'string') reply.header('etag', createEntityTag(payload));
    const tag = reply.getHeader('etag');
    const known = request.headers['if-none-match']?.split(',').map((each) => each.trim()) ?? [];
    if (typeof tag !== 'string' || !known.includes(tag)) return payload;
    reply
      .code(304)
      .removeHeader('content-type')
      .removeHeader('content-encoding')
      .removeHeader('content-length');
    return null;
  });
}
