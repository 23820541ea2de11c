import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, toProblem } from '../errors.ts';

const secondMs = 1_000;
/** Calls that are refused at once in each second. */
const promptRefusals = 200;

/** Answers a call that the server does not accept. */
export type Refuse = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Creates the function that answers a call with 503 at once. Of many in a second, further ones are answered a second
 * later: callers that never pause would send thousands, which takes the time of accepted calls.
 */
export function createRefuse(): Refuse {
  let second = 0;
  let refused = 0;
  return function refuse(request, reply) {
    if (!request.routeOptions.config.operation) throw new AppError('server.busy');
    const now = Math.floor(performance.now() / secondMs);
    refused = now === second ? refused + 1 : 1;
    second = now;
    // The metrics count them; a line each would be expensive.
    request.log.level = 'warn';
    reply.hijack();
    if (refused <= promptRefusals) sendBusy(request, reply);
    else setTimeout(sendBusy, secondMs, request, reply).unref();
  };
}

/** Without the steps of other responses. */
function sendBusy(request: FastifyRequest, reply: FastifyReply): void {
  const error = new AppError('server.busy');
  reply.raw.writeHead(error.status, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    ...error.headers,
    'content-type': 'application/problem+json',
  });
  reply.raw.end(JSON.stringify(toProblem(error, request.id)));
}
