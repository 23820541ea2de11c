import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { people } from '../testing/fixtures.ts';
import { createReportClient } from '../testing/reports.ts';
import { testServer } from '../testing/testServer.ts';

const maxCalls = 20;
const server = testServer({ config: { maxCalls } });

beforeAll(() => createReportClient(server).addPages());

/** Makes every call that reads a table wait until the work has ended. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server.url ?? '' });
  await client.connect();
  try {
    await client.query(`begin; lock table ${table}`);
    await work();
  } finally {
    await client.end();
  }
}

async function ask(username: string, url: string) {
  const startedAt = performance.now();
  const { statusCode, headers } = await server.request(username, { url });
  return { status: statusCode, retryAfter: headers['retry-after'], ms: performance.now() - startedAt };
}

const askTimes = (times: number, username: string, url: string) =>
  Array.from({ length: times }, () => ask(username, url));
const refused = { status: 503, retryAfter: '2' };

describe('reports that take long', () => {
  test('of one user leave other calls and the reports of others alone; too many are refused at once', async () => {
    await server.getToken(people.admin);
    await server.getToken(people.marketing);
    let reports: ReturnType<typeof askTimes> = [];
    await whileLocked('signups', async () => {
      reports = askTimes(15, people.marketing, '/api/SignupStats');
      const first = await Promise.race(reports);
      expect(first).toMatchObject(refused);
      expect(first.ms).toBeLessThan(1_000);
      for (const { status, ms } of await Promise.all(askTimes(10, people.marketing, '/api/session'))) {
        expect(status).toBe(200);
        expect(ms).toBeLessThan(1_000);
      }
      expect(await ask(people.admin, '/api/user')).toMatchObject({ status: 200 });
      expect(server.database.countConnections()).toMatchObject({ waiting: 0, longestWaitMs: 0 });
    });
    // Two run, ten wait; the other three were refused.
    const statuses = (await Promise.all(reports)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(3);
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  });

  test('of all users together use only the connections of reports', async () => {
    await server.getToken(people.admin);
    await server.getToken(people.marketing);
    let reports: ReturnType<typeof askTimes> = [];
    await whileLocked('signups', async () => {
      // Two of each user run, on three connections.
      reports = [people.admin, people.marketing].flatMap((user) => askTimes(2, user, '/api/SignupStats'));
      await expect
        .poll(() => server.database.countConnections())
        .toMatchObject({ waitingLong: 1, waiting: 0 });
      expect(await ask(people.admin, '/api/session')).toMatchObject({ status: 200 });
    });
    for (const report of await Promise.all(reports)) expect(report.status).toBe(200);
  });
});

describe('more calls than the server works on at once', () => {
  test('are refused at once, and accepted again afterwards', async () => {
    let accepted: ReturnType<typeof askTimes> = [];
    await whileLocked('users', async () => {
      accepted = askTimes(maxCalls, people.admin, '/api/session');
      await wait(100);
      const responses = await Promise.all(askTimes(5, people.admin, '/api/session'));
      for (const response of responses) {
        expect(response).toMatchObject(refused);
        expect(response.ms).toBeLessThan(500);
      }
      const login = { method: 'POST', url: '/api/authentication/login', payload: {} } as const;
      expect((await server.app.inject(login)).statusCode).toBe(503);
      for (const url of ['/healthz', '/metrics'])
        expect(await ask(people.admin, url)).toMatchObject({ status: 200 });
    });
    for (const response of await Promise.all(accepted)) expect(response.status).toBe(200);
    expect(await ask(people.admin, '/api/session')).toMatchObject({ status: 200 });
  });

  test('that wait long for a connection make the server not ready', async () => {
    expect(await ask(people.admin, '/readyz')).toMatchObject({ status: 200 });
    let accepted: ReturnType<typeof askTimes> = [];
    await whileLocked('roles', async () => {
      // Different addresses: calls of the same one would share a connection.
      const urls = Array.from({ length: maxCalls }, (_, index) => `/api/role?call=${index}`);
      accepted = urls.map((url) => ask(people.admin, url));
      await wait(1_000);
      expect(await ask(people.admin, '/readyz')).toMatchObject({ status: 200 });
      await wait(1_200);
      const readiness = await server.request(null, { url: '/readyz' });
      expect(readiness.statusCode).toBe(503);
      expect(readiness.json()).toEqual({ status: 'all database connections are busy' });
    });
    await Promise.all(accepted);
    expect(await ask(people.admin, '/readyz')).toMatchObject({ status: 200 });
  });
});
