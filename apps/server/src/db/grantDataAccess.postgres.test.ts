import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import { password, people } from '../testing/fixtures.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { PortalDatabase } from './database.ts';
import { grantDataAccess } from './grantDataAccess.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';

describe('a database role that can use the tables but not change them', () => {
  let owner: PortalDatabase;
  let database: PortalDatabase;

  beforeAll(async () => {
    const { database: opened, url } = await openTestDatabase();
    owner = opened;
    // Roles are common to all databases of the tests' PostgreSQL.
    await sql`drop role if exists portal_user`.execute(owner.db);
    await sql`create role portal_user login password 'of-the-tests'`.execute(owner.db);
    await grantDataAccess(owner.db, 'portal_user');
    const address = new URL(url ?? '');
    address.username = 'portal_user';
    address.password = 'of-the-tests';
    database = await openPostgres(address.href, () => {});
  });
  afterAll(async () => {
    await database?.close();
    await sql`drop owned by portal_user`.execute(owner.db);
    await sql`drop role portal_user`.execute(owner.db);
    await owner.close();
  });

  test('cannot create a table', async () => {
    await expect(sql`create table planted ()`.execute(database.db)).rejects.toThrow('permission denied');
    await expect(sql`drop table users`.execute(database.db)).rejects.toThrow('must be owner');
  });

  test('can use a table that an upgrade creates later', async () => {
    await sql`create table added_later (id integer generated always as identity)`.execute(owner.db);
    await sql`insert into added_later default values`.execute(database.db);
    expect((await sql`select * from added_later`.execute(database.db)).rows).toEqual([{ id: 1 }]);
    await sql`drop table added_later`.execute(owner.db);
  });

  test('can add entries of the audit trail, but not change or remove them', async () => {
    await sql`insert into audit (operation) values ('test')`.execute(database.db);
    expect((await sql`select from audit`.execute(database.db)).rows).not.toEqual([]);
    for (const statement of ['delete from audit', "update audit set object = 'x'", 'truncate audit']) {
      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('permission denied');
    }
  });

  test('must exist', async () => {
    await expect(grantDataAccess(owner.db, 'no "such" role')).rejects.toThrow(
      '--grant: the database has no role "no "such" role". Create it first',
    );
  });

  test('is sufficient to start a server and work with it', async () => {
    expect(await migrate(database)).toEqual([]);
    const app = await buildServer({
      config: readConfig({ LOG_LEVEL: 'silent' }),
      database,
      maxEventLoopDelayMs: 0,
    });
    const call = (method: 'GET' | 'POST', url: string, token?: string, payload?: object) =>
      app.inject({
        method,
        url,
        ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
        ...(payload ? { payload } : {}),
      });
    const login = await call('POST', '/api/authentication/login', undefined, {
      username: people.marketing,
      password,
    });
    const token = login.json().token as string;
    const newJob = { JobName: '26150', JoannStatsTable: 'stats', ChannelId: 1 };
    const jobId = Number((await call('POST', '/barcode/Step1', token, newJob)).body);
    expect(jobId).toBeGreaterThan(0);
    // The queue of jobs has started: a job that is not ready is refused for itself.
    const started = await call('POST', '/barcode/Step3', token, { JobId: jobId });
    expect(started.json()).toMatchObject({ status: 409, code: 'job.not_ready' });
    await app.close();
  });
});
