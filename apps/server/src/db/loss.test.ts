import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config.ts';
import { openProxy, type CuttableProxy } from '../testing/cuttableProxy.ts';
import { password, people } from '../testing/fixtures.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { PortalDatabase } from './database.ts';
import { openPostgres } from './openPostgres.ts';
import { openPglite } from './pglite/openPglite.ts';

const provided = inject('testDatabase');
const problems: string[] = [];
const reportProblem = (message: string) => void problems.push(message);

let app: FastifyInstance;
let database: PortalDatabase;
let token: string;

async function serve(opened: PortalDatabase): Promise<void> {
  database = opened;
  app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), database, maxEventLoopDelayMs: 0 });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/authentication/login',
    payload: { username: people.admin, password },
  });
  token = answer.json().token;
}

const status = async (url: string) =>
  (await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })).statusCode;

/** Asks whether the server is ready, and how long the answer took. */
async function readiness() {
  const startedAt = performance.now();
  return { status: await status('/readyz'), isPrompt: performance.now() - startedAt < 2_000 };
}

afterAll(async () => {
  await app?.close();
  await database?.close();
});

describe.runIf(provided.kind === 'postgres')('PostgreSQL', () => {
  let proxy: CuttableProxy;

  beforeAll(async () => {
    const { database: fresh, url } = await openTestDatabase();
    await fresh.close();
    const address = new URL(url ?? '');
    proxy = await openProxy({ host: address.hostname, port: Number(address.port) });
    address.port = String(proxy.port);
    await serve(await openPostgres(address.href, reportProblem));
  });
  afterAll(() => proxy?.close());

  test('away: not ready, alive, 503 for callers; back: everything works again', async () => {
    expect(await status('/api/role')).toBe(200);
    proxy.cut();
    expect(await readiness()).toEqual({ status: 503, isPrompt: true });
    const answer = await app.inject({ url: '/api/role', headers: { authorization: `Bearer ${token}` } });
    expect(answer.json()).toMatchObject({ status: 503, code: 'server.busy' });
    expect(answer.headers['retry-after']).toBe('2');
    expect(await status('/healthz')).toBe(200);
    expect(problems).toContain('a database connection was lost');

    proxy.mend();
    await vi.waitFor(async () => expect(await status('/readyz')).toBe(200));
    expect(await status('/api/role')).toBe(200);
  });

  test('silent: not ready within two seconds', async () => {
    proxy.freeze();
    expect(await readiness()).toEqual({ status: 503, isPrompt: true });
    proxy.mend();
    await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), { timeout: 5_000 });
  });

  test('ends a statement after ten seconds, long work aside', async () => {
    const limit = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
      database.db,
    );
    expect(limit.rows).toEqual([{ limit: '10s' }]);
    const unlimited = await database.withoutTimeLimit((db) =>
      sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db),
    );
    expect(unlimited.rows).toEqual([{ limit: '0' }]);
  });
});

describe.runIf(provided.kind === 'pglite')('PGlite', () => {
  const limitMs = 1_500;
  const neverEnds = sql`select count(*) from generate_series(1, 1000000000000)`;

  beforeAll(async () => {
    const template = provided.kind === 'pglite' ? provided.template : '';
    await serve(await openPglite({ folder: null, template, limitMs, reportProblem }));
  });

  test('stuck in a statement: not ready, alive; its watchdog starts it again', async () => {
    expect(await status('/api/role')).toBe(200);
    const stuck = neverEnds.execute(database.db).then(
      () => 'ended',
      () => 'failed',
    );
    expect(await readiness()).toEqual({ status: 503, isPrompt: true });
    expect(await status('/healthz')).toBe(200);
    expect(await stuck).toBe('failed');
    expect(problems).toContain('a statement ran longer than 1.5 s: the embedded database is started again');
    await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), {
      timeout: 10_000,
      interval: 200,
    });
  });

  test('lets long work take its time', async () => {
    const before = problems.length;
    const { rows } = await database.withoutTimeLimit((db) =>
      sql<{ slept: string }>`select pg_sleep(2.5)::text as slept`.execute(db),
    );
    expect(rows).toHaveLength(1);
    expect(problems.slice(before)).toEqual([]);
  });
});
