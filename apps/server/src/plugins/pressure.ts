import underPressure from '@fastify/under-pressure';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getRequestPath } from '../contract/requestPath.ts';
import { AppError, toProblem } from '../errors.ts';
import { inProcessAddress } from '../gateway/forward.ts';
import { isFilePath } from './errorPage.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Checks and metrics of the operators: answered also while other requests are refused. */
    isForOperators?: boolean;
  }
  interface FastifyRequest {
    /** Ends the counting of a call that is counted. */
    uncount: (() => void) | null;
  }
}

export interface PressureLimits {
  /** Event loop delay above which requests are rejected; 0: no limit. */
  maxEventLoopDelayMs: number;
  /** How many calls are worked on at once; reports and large lists are counted separately, by the same limit. */
  maxCalls: number;
}

const sampleMs = 250;
const secondMs = 1_000;
/** Calls that are refused at once in each second. */
const promptRefusals = 200;

/**
 * Rejects requests at once while the event loop is delayed or too many calls are being worked on, so that those can
 * finish soon. Delays during startup (compiling the contract) are ignored. Static files and checks of operators are
 * never rejected: a page that has been served can load its code and pictures.
 */
export async function registerPressureLimit(
  app: FastifyInstance,
  { maxEventLoopDelayMs, maxCalls }: PressureLimits,
): Promise<void> {
  let readyAt = Number.POSITIVE_INFINITY;
  app.addHook('onReady', async () => {
    readyAt = performance.now();
  });
  const refuse = createRefuse();
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: (request, reply) => {
      const { routeOptions, url } = request;
      const { isForOperators, servesFiles } = routeOptions.config;
      if (isForOperators || (servesFiles && isFilePath(getRequestPath(url)))) return;
      if (performance.now() - readyAt > 2 * sampleMs) refuse(request, reply);
    },
  });
  limitCalls(app, maxCalls, refuse);
}

type Refuse = (request: FastifyRequest, reply: FastifyReply) => void;

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

/** Without the steps of other answers. */
function sendBusy(request: FastifyRequest, reply: FastifyReply): void {
  const error = new AppError('server.busy');
  reply.raw.writeHead(error.status, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    ...error.headers,
    'content-type': 'application/problem+json',
  });
  reply.raw.end(JSON.stringify(toProblem(error, request.id)));
}

/** Counts a call until its answer is sent to the connection; slow readers do not count. */
function limitCalls(app: FastifyInstance, maxCalls: number, refuse: Refuse): void {
  const running = { short: 0, long: 0 };

  app.decorateRequest('uncount', null);
  app.addHook('onRequest', async (request, reply) => {
    const kind = getCountedKind(request);
    if (kind === null) return;
    if (running[kind] >= maxCalls) refuse(request, reply);
    // A body may arrive slowly, also from someone who is not signed in.
    else if (!request.routeOptions.config.operation?.acceptsBody) count(request, kind);
  });
  app.addHook('preValidation', async (request) => {
    const kind = getCountedKind(request);
    if (kind !== null && request.uncount === null) count(request, kind);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    request.uncount?.();
    return payload;
  });

  function count(request: FastifyRequest, kind: keyof typeof running): void {
    running[kind] += 1;
    request.uncount = () => {
      running[kind] -= 1;
      request.uncount = null;
    };
  }
}

/** `null` if it is no call of an operation, or part of a call that is counted: one within this process. */
function getCountedKind({ routeOptions: { config }, socket }: FastifyRequest): 'short' | 'long' | null {
  if (!config.operation || socket.remoteAddress === inProcessAddress) return null;
  return config.operation.isLong ? 'long' : 'short';
}
