import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const sampleMs = 250;

/**
 * Rejects requests while the event loop is delayed, so that running ones can finish. Delays during startup (compiling
 * the contract) are ignored.
 */
export async function registerPressureLimit(
  app: FastifyInstance,
  maxEventLoopDelayMs: number,
): Promise<void> {
  let readyAt = Number.POSITIVE_INFINITY;
  app.addHook('onReady', async () => {
    readyAt = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: () => {
      if (performance.now() - readyAt > 2 * sampleMs) throw new AppError('server.busy');
    },
  });
}
