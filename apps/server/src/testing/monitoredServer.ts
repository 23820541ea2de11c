import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import type { PortalDatabase } from '../db/database.ts';
import { password, people } from './fixtures.ts';
import { sendLogin } from './logIn.ts';

/**
 * A server whose database will fail, with a signed-in administrator who keeps sending requests. Closed after the
 * file.
 */
export function setUpMonitoredServer() {
  const problems: string[] = [];
  let app: FastifyInstance | undefined;
  let database: PortalDatabase | undefined;
  let token = '';

  afterAll(async () => {
    await app?.close();
    await database?.close();
  });

  const ask = (url: string) => {
    if (!app) throw new Error('serve a database first');
    return app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  };
  const status = async (url: string) => (await ask(url)).statusCode;

  return {
    /** What the database reported, in order. */
    problems,
    reportProblem: (message: string) => void problems.push(message),
    ask,
    status,
    /** Asks whether the server is ready, and whether it answered within two seconds. */
    async readiness() {
      const startedAt = performance.now();
      return { status: await status('/readyz'), isPrompt: performance.now() - startedAt < 2_000 };
    },
    async serve(opened: PortalDatabase) {
      database = opened;
      app = await buildServer({
        config: readConfig({ LOG_LEVEL: 'silent' }),
        database,
        maxEventLoopDelayMs: 0,
      });
      const response = await sendLogin(app, { username: people.admin, password });
      token = response.json().token;
    },
  };
}
