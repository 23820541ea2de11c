import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openFaultProxy, type FaultProxy } from '../testing/faultProxy.ts';
import { openPoolerDouble, type PoolerDouble } from '../testing/poolerDouble.ts';
import { findSessions } from '../services/provider/authentication/queries.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { setUpMonitoredServer } from '../testing/monitoredServer.ts';
import { defaultPoolSizes, type PoolSizes, type PortalDatabase } from './database.ts';
import { grantDataAccess } from './grantDataAccess.ts';
import { migrate } from './migrate.ts';
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
    const response = await ask('/api/role');
    expect(response.json()).toMatchObject({ status: 503, code: 'server.busy' });
    expect(response.headers['retry-after']).toBe('2');
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
    await Promise.all(Array.from({ length: defaultPoolSizes.short }, () => status('/api/role')));
    proxy.dropConnections();
    const responses = await Promise.all(Array.from({ length: 10 }, () => ask('/api/role')));
    for (const response of responses) expect(response.statusCode).toBeOneOf([200, 503]);
    expect(responses.map((response) => response.statusCode)).toContain(503);
    await vi.waitFor(async () => expect(await status('/api/role')).toBe(200), { timeout: 10_000 });
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

describe('behind a connection pooler that does not pass on time limits', () => {
  let owner: PortalDatabase;
  let pooler: PoolerDouble;
  let address: URL;
  const role = 'pooled_role';
  const limitRole = async (...settings: string[]) => {
    await sql`alter role ${sql.ref(role)} reset all`.execute(owner.db);
    for (const setting of settings) await sql.raw(`alter role ${role} set ${setting}`).execute(owner.db);
  };
  const open = (sizes?: PoolSizes) => openPostgres(address.href, () => {}, sizes);

  beforeAll(async () => {
    const { database: opened, url } = await openTestDatabase();
    owner = opened;
    await sql.raw(`drop role if exists ${role}`).execute(owner.db);
    await sql.raw(`create role ${role} login password 'of-the-tests'`).execute(owner.db);
    await grantDataAccess(owner.db, role);
    address = new URL(url ?? '');
    pooler = await openPoolerDouble({ host: address.hostname, port: Number(address.port) });
    Object.assign(address, { username: role, password: 'of-the-tests', port: String(pooler.port) });
  });
  afterAll(async () => {
    pooler?.close();
    await sql.raw(`drop owned by ${role}`).execute(owner.db);
    await sql.raw(`drop role ${role}`).execute(owner.db);
    await owner.close();
  });

  test.each(['refused', 'ignored'] as const)('the start requires limits of the role (%s)', async (how) => {
    pooler.unknownParameters = how;
    await limitRole();
    await expect(open()).rejects.toThrow("alter role … set statement_timeout = '10s'");
    await limitRole("statement_timeout = '10s'");
    await expect(open()).rejects.toThrow("alter role … set idle_in_transaction_session_timeout = '10s'");
    await limitRole("statement_timeout = '11s'", "idle_in_transaction_session_timeout = '10s'");
    await expect(open()).rejects.toThrow("alter role … set statement_timeout = '10s'");
  });

  test.each(['refused', 'ignored'] as const)('a server with a limited role works (%s)', async (how) => {
    pooler.unknownParameters = how;
    await limitRole("statement_timeout = '9s'", "idle_in_transaction_session_timeout = '10s'");
    const database = await open();
    expect(await migrate(database)).toEqual([]);
    const { rows } = await sql`select current_setting('statement_timeout') as limit`.execute(database.longDb);
    expect(rows).toEqual([{ limit: '9s' }]);
    // Prepared statements belong to one connection, and a pooler gives a client another one each time.
    await findSessions(database.db, [{ tokenHash: Buffer.alloc(32), binding: null }], undefined);
    expect((await sql`select name from pg_prepared_statements`.execute(database.db)).rows).toEqual([]);
    await expect(database.runWithoutTimeout(async () => {})).rejects.toThrow('needs a direct connection');
    await database.close();
  });
});

test('statements of almost every call are prepared once for each connection', async () => {
  const { database } = await openTestDatabase();
  const find = () => findSessions(database.db, [{ tokenHash: Buffer.alloc(32), binding: null }], undefined);
  await find();
  await find();
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    database.db,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.statement).toContain('join sessions');
  await database.close();
});

test('more connections than the database allows prevent the start', async () => {
  const { database, url } = await openTestDatabase();
  await database.close();
  await expect(openPostgres(url ?? '', () => {}, { short: 190, long: 10 })).rejects.toThrow(
    'DATABASE_CONNECTIONS and REPORT_CONNECTIONS: require 202 connections with those of checks; the database allows 197',
  );
});
