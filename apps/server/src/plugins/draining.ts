import type { FastifyInstance } from 'fastify';

/** While the server stops, tells clients with their last answer not to keep the connection: else it would wait for them. */
export function registerDraining(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (stopping) reply.header('connection', 'close');
    return payload;
  });
}
