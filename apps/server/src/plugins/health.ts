import type { FastifyInstance } from 'fastify';
import type { PortalDatabase } from '../db/database.ts';
import type { UpstreamStates } from '../installation/upstreams.ts';

/** A pool that calls wait for this long does not keep up. */
const maxConnectionWaitMs = 2_000;

interface Health {
  database: PortalDatabase;
  upstreams: () => Promise<UpstreamStates>;
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve requests. That fails without the database or a free connection
 * to it, and during shutdown.
 * A missing upstream only degrades the state: it is missing for every instance, so redirecting traffic would not help.
 */
export function registerHealth(app: FastifyInstance, { database, upstreams }: Health): void {
  const config = { access: { kind: 'public' }, isForOperators: true } as const;
  app.get('/healthz', { config, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config, logLevel: 'warn' }, async (_request, reply) => {
    if (app.isDraining) return reply.status(503).send({ status: 'the server is shutting down' });
    const [isReachable, states] = await Promise.all([database.isReachable(), upstreams()]);
    if (!isReachable) return reply.status(503).send({ status: 'the database is not responding' });
    if (database.countConnections().longestWaitMs > maxConnectionWaitMs) {
      return reply.status(503).send({ status: 'all database connections are busy' });
    }
    const areAllUp = Object.values(states).every((state) => state === 'up');
    return { status: areAllUp ? 'ready' : 'degraded', upstreams: states };
  });
}
