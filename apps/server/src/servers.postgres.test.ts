import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from './db/openPostgres.ts';
import { insertFixtures, password, people } from './testing/fixtures.ts';
import { embeddedServices } from './testing/productionSettings.ts';
import { startLoad, type Load, type LoadResult } from './testing/load.ts';
import { startProcess, type ServerProcess } from './testing/serverProcess.ts';
import { startSmtpDouble } from './testing/smtpDouble.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from './testing/temporaryPostgres.ts';

// Whole processes on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const root = mkdtempSync(path.join(os.tmpdir(), 'portal-servers-'));
const processes: ServerProcess[] = [];
const smtp = await startSmtpDouble();
let postgres: TemporaryPostgres;
let client: Client;
let servers: RunningServer[];

interface RunningServer {
  process: ServerProcess;
  port: number;
}

/** One story on one database: three servers that begin it together, and what they live through. */
beforeAll(async () => {
  postgres = await startTemporaryPostgres();
  servers = await Promise.all([start(), start(), start()]);
  client = await connectClient();
  const database = await openPostgres(postgres.url('postgres'), () => {});
  await insertFixtures(database.db);
  await database.close();
});
afterAll(async () => {
  await client?.end().catch(() => {});
  for (const process of processes) process.kill('SIGKILL');
  await Promise.all(processes.map((process) => process.ended));
  await Promise.all([postgres?.stop(), smtp.close()]);
  rmSync(root, { recursive: true, force: true });
});

/** Log lines of failures that the server does not know. */
function listUnexpectedErrors({ process }: RunningServer): string[] {
  return process
    .output()
    .split('\n')
    .filter((line) => line.includes('"unexpected error"'));
}

async function start(): Promise<RunningServer> {
  const process = startProcess({
    DATABASE_URL: postgres.url('postgres'),
    DATA_DIR: path.join(root, `data-${processes.length}`),
    SMTP_URL: smtp.url,
    MAIL_FROM: 'portal@jas.example',
    NODE_ENV: 'production',
    ...embeddedServices,
    MFA_REQUIRED_ROLES: 'off',
    TRUST_PROXY: '127.0.0.1',
    SEED_TODAY: '',
    PORT: '0',
  });
  processes.push(process);
  return { process, port: await process.ready };
}

async function connectClient(): Promise<Client> {
  const connected = new Client({ connectionString: postgres.url('postgres') });
  connected.on('error', () => {});
  await connected.connect();
  return connected;
}

// All come from one address.
afterEach(() => client.query('delete from login_attempts'));

const at = (index: number): RunningServer => {
  const server = servers[index];
  if (!server) throw new RangeError(`no server ${index}`);
  return server;
};

interface CallOptions {
  method?: string;
  token?: string;
  body?: unknown;
}

function call(
  index: number,
  url: string,
  { method = 'GET', token, body }: CallOptions = {},
): Promise<Response> {
  return fetch(`http://127.0.0.1:${at(index).port}${url}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const logIn = (index: number, username: string, guess = password) =>
  call(index, '/api/authentication/login', { method: 'POST', body: { username, password: guess } });

async function getToken(index: number, username: string): Promise<string> {
  const response = await logIn(index, username);
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

const admin = (index: number) => getToken(index, people.admin);
const getStatus = async (index: number, url: string, token?: string) =>
  (await call(index, url, token ? { token } : {})).status;
const count = async (query: string): Promise<number> =>
  (await client.query<{ n: number }>(query)).rows[0]?.n ?? 0;

describe('three servers on one database', () => {
  test('start together: the tables are created once, and all are ready', async () => {
    for (const index of servers.keys()) expect(await getStatus(index, '/readyz')).toBe(200);
    expect(await count('select count(*)::int as n from schema_migrations')).toBeGreaterThan(8);
    for (const { process } of servers) expect(process.errors()).toBe('');
  });

  test('share sessions: created at one, used at all, ended at any', async () => {
    const token = await admin(0);
    for (const index of servers.keys()) expect(await getStatus(index, '/api/session', token)).toBe(200);
    expect((await call(1, '/api/authentication/logout', { method: 'POST', token, body: {} })).status).toBe(
      204,
    );
    for (const index of servers.keys()) expect(await getStatus(index, '/api/session', token)).toBe(401);
  });

  test('end the sessions of a user locked by one of them', async () => {
    const token = await admin(0);
    const staff = await getToken(1, people.care);
    const users = (await (await call(0, '/api/user', { token })).json()) as {
      userId: number;
      username: string;
    }[];
    const user = users.find(({ username }) => username === people.care);
    const body = { ...user, isLockedOut: true };
    expect((await call(0, `/api/user/${user?.userId}`, { method: 'PUT', token, body })).status).toBe(200);
    for (const index of servers.keys()) expect(await getStatus(index, '/api/session', staff)).toBe(401);
  });

  test('share the count of wrong passwords, however many arrive at once', async () => {
    const guesses = Array.from({ length: 100 }, (_, index) =>
      logIn(index % 3, people.marketing, `guess ${index}`),
    );
    // Busy servers say so to some.
    for (const { status } of await Promise.all(guesses)) expect(status).toBeOneOf([401, 503]);
    // Only a guess whose password was looked at is in the audit.
    expect(
      await count(`
        select count(*)::int as n from audit
        where operation = 'login' and outcome = 'failed' and username = '${people.marketing}'`),
    ).toBe(5);
    // Only the user is blocked: the failures of the address would delay the next attempts.
    await client.query(`delete from login_attempts where scope = 'address'`);
    for (const index of servers.keys()) {
      expect((await logIn(index, people.marketing)).status).toBe(401);
    }
  });

  test('send each mail once', async () => {
    const token = await admin(0);
    const { rows } = await client.query<{ email: string; name: string }>(`
      insert into users (username, username_key, email)
      select 'reader' || n, 'reader' || n, 'reader' || n || '@example.com' from generate_series(1, 60) as n
      returning email, username as name`);
    const subject = `Message ${randomUUID()}`;
    const responses = await Promise.all(
      [0, 1, 2].map((index) =>
        call(index, '/api/sendmessage', {
          method: 'POST',
          token,
          body: { subject, message: 'Maintenance.', recipients: rows.slice(index * 20, index * 20 + 20) },
        }),
      ),
    );
    expect(responses.map((response) => response.status)).toEqual([204, 204, 204]);
    await expect
      .poll(() => count("select count(*)::int as n from outbox where state = 'sent'"), { timeout: 30_000 })
      .toBe(60);
    expect(smtp.received).toHaveLength(60);
    expect(new Set(smtp.received.map((mail) => mail.to.join())).size).toBe(60);
  });
});

const countFailed = (results: readonly LoadResult[]) => results.filter(({ status }) => status !== 200);
const seen = (load: { results: LoadResult[] }, howMany: number) =>
  vi.waitFor(() => expect(load.results.length).toBeGreaterThan(howMany), { timeout: 60_000, interval: 20 });

describe('under load', () => {
  /** The servers that the load goes to: a proxy before them asks each now and then whether it is ready. */
  let balanced: readonly RunningServer[];

  async function loadOn(index: number): Promise<Load> {
    balanced = [...servers];
    const load = startLoad({
      ports: () => balanced.map(({ port }) => port),
      path: '/api/role',
      token: await admin(index),
    });
    onTestFinished(async () => void (await load.stop()));
    await seen(load, 100);
    return load;
  }

  test('a stopping server loses no request, and the others continue', async () => {
    const load = await loadOn(0);
    const leaving = at(2);
    leaving.process.kill('SIGTERM');
    await vi.waitFor(async () => expect(await getStatus(2, '/readyz')).toBe(503), {
      timeout: 5_000,
      interval: 5,
    });
    balanced = servers.slice(0, 2);
    expect(await leaving.process.ended).toBe(0);
    await seen(load, load.results.length + 100);
    expect(countFailed(await load.stop())).toEqual([]);
    servers[2] = await start();
  });

  test('a killed server loses only its pending requests; sessions remain', async () => {
    const token = await admin(2);
    const load = await loadOn(0);
    const killed = at(2);
    killed.process.kill('SIGKILL');
    await killed.process.ended;
    const killedAt = performance.now();
    await seen(load, load.results.length + 100);
    for (const result of countFailed(await load.stop())) {
      expect(result).toMatchObject({ port: killed.port, status: null });
      expect(result.startedAt).toBeLessThan(killedAt);
    }
    servers[2] = await start();
    expect(await getStatus(2, '/api/session', token)).toBe(200);
  });

  test('servers recover soon after the database is killed', async () => {
    const token = await admin(1);
    const load = await loadOn(0);
    await postgres.kill();
    for (const index of servers.keys()) {
      await expect.poll(() => getStatus(index, '/readyz'), { timeout: 2_000, interval: 50 }).toBe(503);
      expect(await getStatus(index, '/healthz')).toBe(200);
    }
    await postgres.startAgain();
    client = await connectClient();
    for (const index of servers.keys()) {
      await expect
        .poll(() => getStatus(index, '/api/session', token), { timeout: 3_000, interval: 50 })
        .toBe(200);
      expect(await getStatus(index, '/readyz')).toBe(200);
    }
    const failed = countFailed(await load.stop());
    expect(servers.flatMap(listUnexpectedErrors)).toEqual([]);
    expect(failed.length).toBeGreaterThan(0);
    for (const result of failed) expect(result).toMatchObject({ status: 503, retryAfter: '2' });
  });
});
