import type { FastifyInstance } from 'fastify';
import type { PortalDatabase } from '../db/database.ts';

/** `/healthz`: the process lives. `/readyz`: it can do its work, which without its database it cannot. */
export function registerHealth(app: FastifyInstance, database: PortalDatabase): void {
  const config = { access: { kind: 'public' } } as const;
  app.get('/healthz', { config, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config, logLevel: 'warn' }, async (_request, reply) => {
    const ready = await database.isReachable();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'the database does not answer' });
  });
}
