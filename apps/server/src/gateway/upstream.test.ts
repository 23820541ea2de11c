import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { people } from '../testing/fixtures.ts';
import { testServer } from '../testing/testServer.ts';
import { upstreamLimits } from './upstream.ts';
import {
  createServerHandler,
  respondWith,
  startUpstreamDouble,
  type UpstreamHandler,
} from '../testing/upstreamDouble.ts';

const pair = { userName: 'portal', userKey: 'canary-key-of-the-other-machine' };
/** A second instance of this server is the other machine. */
const other = testServer({ config: { barcodeCredentials: pair, grantCredentials: pair } });
const asTheOther = createServerHandler(() => other.app);
const double = await startUpstreamDouble(asTheOther);
const server = testServer({
  upstreamLimits: { ...upstreamLimits, maxListBytes: 1_000_000, maxFileBytes: 1_000 },
  config: {
    barcodeCredentials: pair,
    grantCredentials: pair,
    barcodeApiUrl: `${double.url}/embedded/barcode`,
    grantApiUrl: `${double.url}/embedded/grant`,
  },
});
afterAll(() => double.close());
beforeEach(() => {
  double.received.length = 0;
  double.handler = asTheOther;
});

const newJob = { JobName: '26150', JoannStatsTable: 'stats_spring', ChannelId: 1 };
const get = (url: string, headers: Record<string, string> = {}) =>
  server.request(people.marketing, { method: 'GET', url, headers });

describe('a service on another machine', () => {
  test('works like the embedded one: lists, writes, errors', async () => {
    expect((await get('/barcode/Step1')).json()).toContainEqual({ id: 1, channelName: 'Direct mail' });
    const made = await server.request(people.marketing, {
      method: 'POST',
      url: '/barcode/Step1',
      payload: newJob,
    });
    const jobId = Number(made.body);
    expect(jobId).toBeGreaterThan(0);
    expect((await get('/barcode/JobOverview/?pageNum=1&rowsPerPage=10')).json()).toMatchObject({
      totalRows: 1,
      jobData: [{ id: jobId, jobName: '26150' }],
    });
    const unknown = await get('/barcode/Job/999999');
    expect(unknown.json()).toMatchObject({ status: 404, code: 'job.not_found' });
    expect(unknown.json().requestId).toBe(unknown.headers['x-request-id']);
  });

  test('has rows of its own, and none are stored here', async () => {
    expect(await server.database.db.selectFrom('barcode_jobs').selectAll().execute()).toEqual([]);
    const embedded = await server.app.inject({
      method: 'GET',
      url: '/embedded/barcode/Step1',
      headers: { 'user-name': pair.userName, 'user-key': pair.userKey },
    });
    expect(embedded.statusCode).toBe(404);
  });

  test('gets exactly name and key, and nothing that the browser sent', async () => {
    await get('/barcode/Step1', {
      'user-name': 'someone',
      'user-key': 'their own key',
      cookie: 'portal-files=abc',
      'x-forwarded-for': '10.1.2.3',
      forwarded: 'for=10.1.2.3',
      'x-other': 'thing',
    });
    const headers = double.received[0]?.headers ?? {};
    expect([headers['user-name'], headers['user-key']]).toEqual([pair.userName, pair.userKey]);
    for (const name of ['authorization', 'cookie', 'x-forwarded-for', 'forwarded', 'x-other']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  test('is not called for requests that the gateway rejects', async () => {
    await server.request(people.care, { method: 'GET', url: '/barcode/Step1' });
    await get('/barcode/JobOverview/?pageNum=x');
    await get('/barcode/%2e%2e/grant/api/ViewLog');
    expect(double.received).toEqual([]);
  });
});

describe('an invalid response', () => {
  const json = 'application/json';
  test.each<[string, UpstreamHandler]>([
    ['invalid JSON', respondWith(200, json, '[{"id":1')],
    ['JSON with another structure', respondWith(200, json, '[{"id":"one"}]')],
    ['an HTML page', respondWith(200, 'text/html', '<script>alert(1)</script>')],
    ['nothing', respondWith(200, json, '')],
    ['a status that is not in the contract', respondWith(204, json, '')],
    ['a redirect', respondWith(302, json, '', { location: 'http://127.0.0.1:1/' })],
    ['its own error page', respondWith(500, 'text/html', 'Traceback /srv/app.py line 3')],
    ['rejected credentials', respondWith(401, json, '{}')],
    ['too much data', respondWith(200, json, `[${' '.repeat(1_000_000)}]`)],
    ['a closed connection', (_call, response) => response.socket?.destroy()],
  ])('%s: the browser gets this error and nothing else', async (_name, handler) => {
    double.handler = handler;
    const before = server.logs.length;
    const answered502 = await get('/barcode/Step1');
    expect(answered502.json()).toEqual({
      status: 502,
      code: 'upstream.failed',
      message: 'The barcode service did not respond correctly',
      requestId: answered502.headers['x-request-id'],
    });
    const logged = server.logs.slice(before);
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'upstream failed', reqId: answered502.headers['x-request-id'] }),
    );
    expect(JSON.stringify(logged)).not.toContain(pair.userKey);
    expect(double.received).toHaveLength(1);
  });

  test('fields that are not in the contract are not forwarded', async () => {
    double.handler = respondWith(200, json, '[{"id":1,"channelName":"Direct mail","costCentre":"4711"}]');
    expect((await get('/barcode/Step1')).body).toBe('[{"id":1,"channelName":"Direct mail"}]');
  });

  test('a busy service is reported with the time to wait', async () => {
    double.handler = respondWith(
      503,
      'application/problem+json',
      '{"status":503,"code":"server.busy","message":"The server is busy. Try again.","requestId":"x"}',
      { 'retry-after': '7', 'set-cookie': 'a=b', 'x-internal': 'host 7' },
    );
    const response = await get('/barcode/Step1');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('7');
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(response.headers).not.toHaveProperty('x-internal');
  });
});

describe('a file', () => {
  const octets = 'application/octet-stream';
  const download = { url: '/barcode/Job/7/Output', payloadAsStream: true };

  test('of another media type is rejected, and no longer received', async () => {
    const closed = new Promise((resolve) => {
      double.handler = (_call, response) => {
        response.once('close', resolve).writeHead(200, { 'content-type': 'text/html' }).write('<script>');
      };
    });
    expect((await get(download.url)).statusCode).toBe(502);
    expect(server.logs).toContainEqual(
      expect.objectContaining({ msg: 'upstream failed', reason: 'the file has the media type "text/html"' }),
    );
    // Otherwise only when the garbage collector finds it.
    await closed;
  }, 5_000);

  test.each([
    [undefined, 'attachment'],
    ['inline; filename="a.html"', 'attachment'],
    ['attachment; filename="job.txt"', 'attachment; filename="job.txt"'],
  ])('with the disposition %s is sent as %s', async (received, sent) => {
    double.handler = respondWith(200, octets, 'x', received ? { 'content-disposition': received } : {});
    const { headers } = await get(download.url);
    expect([headers['content-type'], headers['content-disposition']]).toEqual([octets, sent]);
  });

  test('is rejected or cut off at its limit', async () => {
    const full = 'x'.repeat(1_000);
    double.handler = respondWith(200, octets, full);
    expect((await get(download.url)).body).toBe(full);
    double.handler = respondWith(200, octets, `${full}x`);
    expect((await get(download.url)).json()).toMatchObject({ code: 'upstream.failed' });

    let end = () => {};
    double.handler = (_call, response) => {
      response.writeHead(200, { 'content-type': octets }).write(full);
      end = () => response.end('x');
    };
    const response = await server.request(people.marketing, download);
    end();
    await expect(text(response.stream())).rejects.toThrow(/abort|clos|larger|destroy/);
    expect(server.logs).toContainEqual(
      expect.objectContaining({ msg: 'upstream failed', reason: 'the response is larger than 1000 bytes' }),
    );
  });
});

describe('a slow response', () => {
  const begin = (contentType: string, then: (response: ServerResponse) => void) => {
    double.handler = (_call, response) => {
      response.writeHead(200, { 'content-type': contentType }).write('[', () => then(response));
    };
  };
  const aDay = 86_400_000;
  // Only now: databases and logins of the other tests use timers too.
  beforeEach(async () => {
    await get('/barcode/Step1');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => void vi.useRealTimers());

  test('fails after the timeout, and the log says why', async () => {
    begin('application/json', () => vi.advanceTimersByTime(upstreamLimits.timeoutMs));
    expect((await get('/barcode/Step1')).statusCode).toBe(502);
    expect(server.logs).toContainEqual(
      expect.objectContaining({ msg: 'upstream failed', operation: 'listChannels', reason: 'timeout' }),
    );
  });

  test('may be a file that takes hours', async () => {
    const download = { url: '/barcode/Job/7/Output', payloadAsStream: true };
    let end = () => {};
    begin('application/octet-stream', (response) => (end = () => response.end(']')));
    const response = await server.request(people.marketing, download);
    vi.advanceTimersByTime(aDay / 2);
    end();
    expect(await text(response.stream())).toBe('[]');
  });

  test('fails if the headers of a file are missing', async () => {
    double.handler = () => vi.advanceTimersByTime(upstreamLimits.timeoutMs);
    expect((await get('/barcode/Job/7/Output')).statusCode).toBe(502);
  });
});
