import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openFaultProxy, type FaultProxy } from '../testing/faultProxy.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { setUpMonitoredServer } from '../testing/monitoredServer.ts';
import type { PortalDatabase } from './database.ts';
import { openPostgres } from './openPostgres.ts';

const { ask, problems, readiness, reportProblem, serve, status } = setUpMonitoredServer();

describe('PostgreSQL', () => {
  let proxy: FaultProxy;
  let database: PortalDatabase;

  beforeAll(async () => {
    const { database: fresh, url } = await openTestDatabase();
    await fresh.close();
    const address = new URL(url ?? '');
    proxy = await openFaultProxy({ host: address.hostname, port: Number(address.port) });
    address.port = String(proxy.port);
    database = await openPostgres(address.href, reportProblem);
    await serve(database);
  });
  afterAll(() => proxy?.close());

  test('unreachable: not ready, alive, 503 for callers; available again: everything works', async () => {
    expect(await status('/api/role')).toBe(200);
    proxy.disconnect();
    expect(await readiness()).toEqual({ status: 503, isPrompt: true });
    const answer = await ask('/api/role');
    expect(answer.json()).toMatchObject({ status: 503, code: 'server.busy' });
    expect(answer.headers['retry-after']).toBe('2');
    expect(await status('/healthz')).toBe(200);
    expect(problems).toContain('a database connection was lost');

    proxy.restore();
    await vi.waitFor(async () => expect(await status('/readyz')).toBe(200));
    expect(await status('/api/role')).toBe(200);
  });

  test('not responding: not ready within two seconds', async () => {
    proxy.freeze();
    expect(await readiness()).toEqual({ status: 503, isPrompt: true });
    proxy.restore();
    await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), { timeout: 5_000 });
  });

  test('with connections that died silently: callers soon get an error, and later calls succeed', async () => {
    // As many as the pool has, so that no new connection helps.
    await Promise.all(Array.from({ length: 10 }, () => status('/api/role')));
    proxy.dropConnections();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/api/role')));
    for (const answer of answers) expect(answer.statusCode).toBeOneOf([200, 503]);
    expect(answers.map((answer) => answer.statusCode)).toContain(503);
    await vi.waitFor(async () => expect(await status('/api/role')).toBe(200), { timeout: 3_000 });
    expect(await Promise.all(Array.from({ length: 20 }, () => status('/api/role')))).toEqual(
      Array.from({ length: 20 }, () => 200),
    );
  });

  test('cancels a statement after ten seconds, except long-running work', async () => {
    const limit = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
      database.db,
    );
    expect(limit.rows).toEqual([{ limit: '10s' }]);
    const unlimited = await database.runWithoutTimeout((db) =>
      sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db),
    );
    expect(unlimited.rows).toEqual([{ limit: '0' }]);
  });
});
