import type { FastifyInstance } from 'fastify';
import type { PortalDatabase } from '../db/database.ts';
import type { UpstreamStates } from '../upstreams.ts';

interface Health {
  database: PortalDatabase;
  upstreams: () => Promise<UpstreamStates>;
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve requests. That fails without the database and during shutdown.
 * A missing upstream only degrades the state: it is missing for every instance, so redirecting traffic would not help.
 */
export function registerHealth(app: FastifyInstance, { database, upstreams }: Health): void {
  const config = { access: { kind: 'public' } } as const;
  app.get('/healthz', { config, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config, logLevel: 'warn' }, async (_request, reply) => {
    if (app.isDraining) return reply.status(503).send({ status: 'the server is shutting down' });
    const [isReachable, states] = await Promise.all([database.isReachable(), upstreams()]);
    if (!isReachable) return reply.status(503).send({ status: 'the database is not responding' });
    const areAllUp = Object.values(states).every((state) => state === 'up');
    return { status: areAllUp ? 'ready' : 'degraded', upstreams: states };
  });
}
