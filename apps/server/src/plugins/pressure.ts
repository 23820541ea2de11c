import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const sampleMs = 250;

/**
 * Refuses requests while the event loop is late, so that those under way can end. The work of starting (compiling the
 * contract) does not count.
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
