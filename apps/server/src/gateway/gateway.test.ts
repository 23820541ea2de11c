import { describe, expect, test } from 'vitest';
import { people } from '../testing/fixtures.ts';
import { testServer } from '../testing/testServer.ts';

const pair = { userName: 'portal', userKey: 'canary-key-of-the-barcode-service' };
const server = testServer({ config: { barcodeCredentials: pair } });
const credentials = { 'user-name': pair.userName, 'user-key': pair.userKey };

describe('an embedded service', () => {
  test.each([
    { headers: {}, why: 'without name and key' },
    { headers: { 'user-name': pair.userName }, why: 'without the key' },
    { headers: { ...credentials, 'user-key': 'another' }, why: 'with another key' },
    { headers: { ...credentials, 'user-name': '' }, why: 'without the name' },
  ])('rejects a call $why, even with a session', async ({ headers }) => {
    const response = await server.request(people.admin, {
      method: 'GET',
      url: '/embedded/barcode/Step1',
      headers,
    });
    expect(response.json()).toMatchObject({ status: 401, code: 'service.refused' });
    expect(response.headers['www-authenticate']).toBe('UserKey');
  });

  test('responds to a caller with name and key, without a session', async () => {
    const response = await server.request(null, {
      method: 'GET',
      url: '/embedded/barcode/step1/',
      headers: credentials,
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toContainEqual({ id: 1, channelName: 'Direct mail' });
  });

  test('rejects the credentials of another service', async () => {
    const response = await server.request(null, {
      method: 'GET',
      url: '/embedded/grant/api/ViewLog',
      headers: credentials,
    });
    expect(response.statusCode).toBe(401);
  });
});

describe('the gateway', () => {
  test('forwards a call of a user who can open the page, with the same request ID', async () => {
    const before = server.logs.length;
    const response = await server.request(people.marketing, { method: 'GET', url: '/barcode/Job/118' });
    expect(response.json()).toMatchObject({
      status: 404,
      code: 'job.not_found',
      requestId: response.headers['x-request-id'],
    });
    const paths = server.logs
      .slice(before)
      .map((line) => line as { reqId?: string; req?: { path: string } })
      .filter((line) => line.reqId === response.headers['x-request-id'])
      .flatMap((line) => line.req?.path ?? []);
    // A request is logged when it ends: that of the embedded service first.
    expect(paths).toEqual(['/embedded/barcode/Job/118', '/barcode/Job/118']);
  });

  test.each([null, people.care])(
    'forwards nothing for %s, whatever credentials are sent',
    async (username) => {
      const response = await server.request(username, {
        method: 'GET',
        url: '/barcode/Step1',
        headers: credentials,
      });
      expect([401, 403]).toContain(response.statusCode);
    },
  );

  test('validates a call before forwarding it', async () => {
    const response = await server.request(people.marketing, {
      method: 'GET',
      url: '/barcode/JobOverview/?pageNum=x',
    });
    expect(response.json()).toMatchObject({
      status: 400,
      code: 'request.invalid',
      message: 'pageNum must be integer',
    });
  });

  test('forwards every part of a call', async () => {
    const response = await server.request(people.marketing, {
      method: 'POST',
      url: '/barcode/Step3',
      payload: { JobId: 17 },
    });
    expect(response.json()).toMatchObject({ status: 404, message: 'Job 17 not found' });
    const list = await server.request(people.marketing, {
      method: 'GET',
      url: '/barcode/JobOverview/?pageNum=2&rowsPerPage=10',
    });
    expect(list.json()).toEqual({
      totalRows: 0,
      totalPages: 1,
      jobData: [],
      filters: ['status', 'dtBegin'],
    });
  });

  test('responds to an invalid body as the service would', async () => {
    const response = await server.request(people.marketing, {
      method: 'POST',
      url: '/barcode/Step1',
      payload: { JobName: 17 },
    });
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
      200,
      'text/plain',
      '-1',
    ]);
  });

  test('separates the idempotency keys of two users', async () => {
    const payload = { JobName: '25073', JoannStatsTable: 'stats_spring_2025', ChannelId: 1 };
    const headers = { 'idempotency-key': 'the-same-key' };
    const make = (username: string) =>
      server.request(username, { method: 'POST', url: '/barcode/Step1', payload, headers });
    const first = await make(people.marketing);
    expect((await make(people.marketing)).body).toBe(first.body);
    expect((await make(people.admin)).body).not.toBe(first.body);
  });

  test.each([
    '/barcode/../api/role',
    '/barcode/%2e%2e/api/role',
    '/barcode//evil.example/',
    '/barcode/http:%2f%2fevil.example',
  ])('serves only the operations of the contract: %s', async (url) => {
    const response = await server.request(people.marketing, { method: 'GET', url });
    expect([403, 404]).toContain(response.statusCode);
  });

  test('does not disclose the key', async () => {
    await server.request(people.marketing, { method: 'GET', url: '/barcode/Step1' });
    expect(JSON.stringify(server.logs)).not.toContain(pair.userKey);
  });
});
