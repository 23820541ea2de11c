import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** True while the server shuts down: load balancers should use another instance. */
    isDraining: boolean;
    /**
     * Starts draining: readiness fails and every response closes its connection. Requests that still arrive are served.
     * @returns when no connection is left, at the latest after the given time
     */
    drain(maxWaitMs: number): Promise<void>;
  }
}

/**
 * How long a stopping server serves requests: longer than the keep-alive timeout that proxies should use for connections
 * to it (`docs/operation.md`).
 */
export const drainTimeoutMs = 5_000;
const pollIntervalMs = 50;

export function registerDraining(app: FastifyInstance): void {
  const countConnections = promisify(app.server.getConnections.bind(app.server));
  app.decorate('isDraining', false);
  app.decorate('drain', async (maxWaitMs: number) => {
    app.isDraining = true;
    const until = performance.now() + maxWaitMs;
    while (performance.now() < until && (await countConnections()) > 0) await wait(pollIntervalMs);
  });
  app.addHook('preClose', async () => {
    app.isDraining = true;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (app.isDraining) reply.header('connection', 'close');
    return payload;
  });
}
