import { monitorEventLoopDelay } from 'node:perf_hooks';
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
const resolutionMs = 50;

/**
 * Rejects requests at once while the event loop is delayed or too many calls are being worked on, so that those can
 * finish soon. Static files and checks of operators are never rejected: a page that has been served can load its code
 * and pictures.
 */
export function registerPressureLimit(
  app: FastifyInstance,
  { maxEventLoopDelayMs, maxCalls }: PressureLimits,
): void {
  const refuse = createRefuse();
  if (maxEventLoopDelayMs > 0) limitDelay(app, maxEventLoopDelayMs, refuse);
  limitCalls(app, maxCalls, refuse);
}

/** Measures while there are requests: each measurement wakes the process. */
function limitDelay(app: FastifyInstance, maxDelayMs: number, refuse: Refuse): void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  let isDelayed = false;
  let hasRequests = false;
  let timer: NodeJS.Timeout | undefined;

  function start(): NodeJS.Timeout {
    delays.enable();
    return setInterval(() => {
      // Contains the time between two measurements; in nanoseconds.
      isDelayed = delays.mean / 1e6 - resolutionMs > maxDelayMs;
      delays.reset();
      if (!hasRequests) stop();
      hasRequests = false;
    }, sampleMs).unref();
  }
  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    isDelayed = false;
    delays.disable();
  }
  app.addHook('onClose', async () => stop());
  app.addHook('onRequest', async (request, reply) => {
    hasRequests = true;
    timer ??= start();
    if (!isDelayed) return;
    const { isForOperators, servesFiles } = request.routeOptions.config;
    if (isForOperators || (servesFiles && isFilePath(getRequestPath(request.url)))) return;
    refuse(request, reply);
  });
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
