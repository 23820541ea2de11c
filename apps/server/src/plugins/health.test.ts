import { afterAll, describe, expect, test, vi } from 'vitest';
import { findUserId, people } from '../testing/fixtures.ts';
import { testServer } from '../testing/testServer.ts';
import { startUpstreamDouble, type UpstreamHandler } from '../testing/upstreamDouble.ts';

const pair = { userName: 'portal', userKey: 'key-of-the-other-machine' };
const server = testServer();
const refuse: UpstreamHandler = (_call, response) => response.writeHead(401).end('{}');
const double = await startUpstreamDouble(refuse);
const gone = await startUpstreamDouble(() => {});
await gone.close();
const dependent = testServer({
  config: {
    barcodeApiUrl: `${double.url}/barcode`,
    barcodeCredentials: pair,
    grantApiUrl: gone.url,
    grantCredentials: pair,
  },
});
afterAll(() => double.close());

const readMetrics = async ({ request }: typeof server, headers: Record<string, string> = {}) =>
  (await request(null, { method: 'GET', url: '/metrics', headers })).body;

describe('metrics', () => {
  test('count requests by operation, never by URL', async () => {
    await server.request(people.admin, { method: 'DELETE', url: '/api/user/4711' });
    await server.request(null, { method: 'GET', url: '/no/4711' });
    const metrics = await readMetrics(server);
    expect(metrics).toContain(
      'http_request_duration_seconds_count{api="provider",operation="deleteUser",status="404"} 1',
    );
    expect(metrics).toContain(
      'http_request_duration_seconds_count{api="none",operation="none",status="404"} 1',
    );
    expect(metrics).toContain('process_resident_memory_bytes');
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(metrics).not.toContain('/4711');
  });

  test('show what is pending in the database, and for how long', async () => {
    const { db } = server.database;
    const sent_by = await findUserId(db, people.admin);
    const { message_id } = await db
      .insertInto('messages')
      .values({ subject: 'Hi', body: 'x', sent_by, created_at: new Date(Date.now() - 90_000) })
      .returning('message_id')
      .executeTakeFirstOrThrow();
    const mail = { message_id, email: 'a@example.com', next_try_at: new Date(Date.now() + 3_600_000) };
    await db
      .insertInto('outbox')
      .values([mail, { ...mail, state: 'failed' }])
      .execute();
    // They are read again every few seconds.
    await vi.waitFor(
      async () => {
        const metrics = await readMetrics(server);
        expect(metrics).toContain('backlog_rows{kind="mail",state="waiting"} 1');
        expect(metrics).toContain('backlog_rows{kind="mail",state="failed"} 1');
        expect(metrics).toMatch(/^backlog_oldest_seconds\{kind="mail"\} 9\d/m);
        expect(metrics).toContain('backlog_oldest_seconds{kind="job"} 0');
        expect(metrics).toContain('database_up 1');
        expect(metrics).toMatch(/^database_connections\{state="idle"\} \d/m);
      },
      { timeout: 15_000, interval: 500 },
    );
  });

  test('count calls of other services by outcome', async () => {
    const call = () => dependent.request(people.marketing, { method: 'GET', url: '/barcode/Step1' });
    await call();
    double.handler = (_call, response) => response.destroy();
    await call();
    double.handler = refuse;
    const metrics = await readMetrics(dependent);
    for (const outcome of ['401', 'none']) {
      expect(metrics).toContain(
        `upstream_request_duration_seconds_count{service="barcode",outcome="${outcome}"} 1`,
      );
    }
    expect(metrics).toContain('upstream_up{service="barcode"} 1');
    expect(metrics).toContain('upstream_up{service="grant"} 0');
  });

  test('are readable on this machine, not through an unknown proxy', async () => {
    const read = (remoteAddress: string, headers: Record<string, string> = {}) =>
      server.app.inject({ url: '/metrics', remoteAddress, headers });
    expect((await read('127.0.0.1')).statusCode).toBe(200);
    expect((await read('192.0.2.1')).statusCode).toBe(404);
    expect((await read('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
  });
});

describe('with its database', () => {
  test.each([
    { url: '/healthz', status: 200, body: { status: 'ok' } },
    { url: '/readyz', status: 200, body: { status: 'ready', upstreams: {} } },
  ])('$url responds with $status', async ({ url, status, body }) => {
    const response = await server.request(null, { method: 'GET', url });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual(body);
  });

  test('a server without one of its services is ready for the rest and names the missing one', async () => {
    const response = await dependent.request(null, { method: 'GET', url: '/readyz' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'degraded', upstreams: { barcode: 'up', grant: 'down' } });
    // Asked without name and key.
    expect(double.received.at(-1)?.headers).not.toHaveProperty('user-key');
  });
});
