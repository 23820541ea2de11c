import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getRequestPath } from '../contract/requestPath.ts';
import { inProcessAddress } from '../gateway/forward.ts';
import { createRefuse, type Refuse } from '../load/refuseCall.ts';
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

/** Counts a call until its response is sent to the connection; slow readers do not count. */
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
