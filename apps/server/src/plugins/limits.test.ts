import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { people } from '../testing/fixtures.ts';
import { testServer } from '../testing/testServer.ts';

const open = { access: { kind: 'public' } } as const;

describe('a server with limits', () => {
  const server = testServer({
    config: { trustProxy: ['10.0.0.0/8'], sessionIdleMinutes: 10 },
    extend(app) {
      app.get('/test/address', { config: open }, (request, reply) => reply.send({ address: request.ip }));
    },
  });
  const getSeenAddress = async (remoteAddress: string, forwarded: string) => {
    const response = await server.app.inject({
      url: '/test/address',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
    });
    return response.json().address;
  };

  test('accepts the client address from the known proxy only', async () => {
    expect(await getSeenAddress('10.1.2.3', '192.0.2.1')).toBe('192.0.2.1');
    expect(await getSeenAddress('192.0.2.9', '192.0.2.1')).toBe('192.0.2.9');
    expect(await getSeenAddress('10.1.2.3', '192.0.2.7, 192.0.2.1')).toBe('192.0.2.1');
  });

  test('accepts a request ID from the known proxy only', async () => {
    const getRequestId = async (remoteAddress: string) => {
      const headers = { 'x-request-id': 'from-outside-1' };
      const response = await server.app.inject({ url: '/test/address', remoteAddress, headers });
      return response.headers['x-request-id'];
    };
    expect(await getRequestId('10.1.2.3')).toBe('from-outside-1');
    expect(await getRequestId('192.0.2.9')).not.toBe('from-outside-1');
  });

  const getSession = async () => (await server.request(people.admin, { url: '/api/session' })).statusCode;
  const readLastUsed = (minutesAgo: number) =>
    server.database.db
      .updateTable('sessions')
      .set({ last_used_at: new Date(Date.now() - minutesAgo * 60_000) })
      .execute();

  test('closes an idle session', async () => {
    expect(await getSession()).toBe(200);
    await readLastUsed(9);
    expect(await getSession()).toBe(200);
    await readLastUsed(11);
    expect(await getSession()).toBe(401);
  });

  test('limits connections and bodies', () => {
    expect(server.app.server).toMatchObject({
      requestTimeout: 30_000,
      headersTimeout: 10_000,
      keepAliveTimeout: 72_000,
      timeout: 300_000,
    });
    expect(server.app.initialConfig).toMatchObject({ bodyLimit: 262_144, handlerTimeout: 15_000 });
  });
});

describe('an overloaded server', () => {
  /** More than the system buffers for a connection. */
  const largeBytes = 32 * 1_048_576;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-limits-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<title>Portal</title>');
  writeFileSync(path.join(folder, 'preloads.json'), '{}');
  writeFileSync(path.join(folder, 'assets', 'chunk.js'), 'export {};');
  writeFileSync(path.join(folder, 'assets', 'large.js'), Buffer.alloc(largeBytes));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const server = testServer({
    // Less than the time between two measurements, which is no delay.
    maxEventLoopDelayMs: 40,
    portalFolder: folder,
    extend(app) {
      app.get('/test/block', { config: open }, (_request, reply) => {
        block();
        return reply.send({});
      });
    },
  });

  /** Longer than the time over which delays are measured. */
  function block(): void {
    const until = performance.now() + 400;
    while (performance.now() < until);
  }

  const getStatus = async (url: string) => (await server.request(null, { url })).statusCode;

  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test('refuses a page with a page that loads itself again, but no file', async () => {
    await vi.waitFor(
      async () => {
        await getStatus('/test/block');
        const page = await server.request(null, { url: '/portal/Campaigns/MailerList', headers: html });
        expect(page.statusCode).toBe(503);
        expect(page.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'retry-after': '2',
        });
        expect(page.body).toContain('<meta http-equiv="refresh" content="2">');
        expect(page.body).toContain('The server is busy. Try again.');
        expect(page.body).not.toContain('<script');
        const file = await server.request(null, { url: '/portal/assets/chunk.js' });
        expect(file.statusCode).toBe(200);
        expect(await getStatus('/portal/assets/chunk.js?opened=directly')).toBe(200);
        expect(await getStatus('/api/session')).toBe(503);
        expect(await getStatus('/healthz')).toBe(200);
        expect(await getStatus('/readyz')).toBe(200);
      },
      { timeout: 15_000, interval: 10 },
    );
  });

  test('transfers a file as slowly as the client reads', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const response = await fetch(`${address}/portal/assets/large.js`);
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect((await response.arrayBuffer()).byteLength).toBe(largeBytes);
  });

  test('asks callers to retry until it has recovered', async () => {
    await vi.waitFor(
      async () => {
        await getStatus('/test/block');
        const response = await server.request(null, { url: '/api/session' });
        expect(response.json()).toMatchObject({ status: 503, code: 'server.busy' });
        expect(response.headers['retry-after']).toBe('2');
      },
      { timeout: 15_000, interval: 10 },
    );
    await vi.waitFor(async () => expect(await getStatus('/api/session')).toBe(401), {
      timeout: 15_000,
      interval: 100,
    });
  });

  test('does not refuse the first request after a delay without requests', async () => {
    await getStatus('/healthz');
    for (let turn = 0; turn < 3; turn += 1) {
      block();
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await getStatus('/api/session')).toBe(401);
  });
});
