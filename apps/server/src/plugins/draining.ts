import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** True: the server is about to stop, and whoever has a choice should go to another one. */
    isDraining: boolean;
    /**
     * Sends clients elsewhere: the server is no longer ready, and each answer says that it is the last of its
     * connection. Requests that come meanwhile are served, so that nobody loses one.
     * @returns when no connection is left, at the latest after `longestMs`
     */
    drain(longestMs: number): Promise<void>;
  }
}

const lookEveryMs = 50;

export function registerDraining(app: FastifyInstance): void {
  app.decorate('isDraining', false);
  app.decorate('drain', async (longestMs: number) => {
    app.isDraining = true;
    const until = performance.now() + longestMs;
    while (performance.now() < until && (await countConnections(app)) > 0) await wait(lookEveryMs);
  });
  app.addHook('preClose', async () => {
    app.isDraining = true;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (app.isDraining) reply.header('connection', 'close');
    return payload;
  });
}

function countConnections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
