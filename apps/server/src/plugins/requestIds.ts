import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { inProcessAddress, requestIdHeader } from '../gateway/forward.ts';
import { createAddressCheck } from './addressList.ts';

/**
 * Creates the function that gives a request its id. An id from outside is used only if a trusted proxy or this process
 * sent it: it becomes part of logs and audit.
 */
export function createRequestIdSource(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const isTrustedProxy = createAddressCheck(trustProxy);
  return ({ headers, socket }) => {
    const sender = socket.remoteAddress ?? '';
    const isTrusted = sender === inProcessAddress || isTrustedProxy(sender);
    return (isTrusted && parseRequestId(headers[requestIdHeader])) || randomUUID();
  };
}

function parseRequestId(header: unknown): string | null {
  return typeof header === 'string' && /^[\w-]{8,100}$/.test(header) ? header : null;
}

/** Adds the request id to every response. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
}
