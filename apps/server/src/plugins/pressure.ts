import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { getRequestPath } from '../contract/requestPath.ts';
import { AppError } from '../errors.ts';
import { isFilePath } from './errorPage.ts';

const sampleMs = 250;

/**
 * Rejects requests while the event loop is delayed, so that running ones can finish. Delays during startup (compiling
 * the contract) are ignored. Static files are never rejected: a page that has been served can load its code and pictures.
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
    pressureHandler: ({ routeOptions, url }) => {
      if (routeOptions.config.servesFiles && isFilePath(getRequestPath(url))) return;
      if (performance.now() - readyAt > 2 * sampleMs) throw new AppError('server.busy');
    },
  });
}
