import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** True while the server shuts down: load balancers should use another instance. */
    isDraining: boolean;
    /** For some time readiness fails and every response closes its connection. Requests that still arrive are served. */
    drain(): Promise<void>;
  }
}

/**
 * How long a stopping server serves requests, even if it has no connection for a moment: until its proxies have seen that
 * it is not ready, and longer than the keep-alive timeout that they should use for connections to it (`docs/operation.md`).
 */
export const drainTimeMs = 5_000;

export function registerDraining(app: FastifyInstance): void {
  app.decorate('isDraining', false);
  app.decorate('drain', async () => {
    app.isDraining = true;
    await wait(drainTimeMs);
  });
  app.addHook('preClose', async () => {
    app.isDraining = true;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (app.isDraining) reply.header('connection', 'close');
    return payload;
  });
}
