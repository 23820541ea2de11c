import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '../testing/fixtures.ts';
import { testServer } from '../testing/testServer.ts';
import { startUpstreamDouble } from '../testing/upstreamDouble.ts';

const createCanary = (what: string) => `Canary-${what}-${randomBytes(12).toString('hex')}`;
const pair = { userName: 'portal', userKey: createCanary('pair') };
const ticket = createCanary('ticket');
const double = await startUpstreamDouble((_call, response) => response.writeHead(500).end(pair.userKey));
const reporting = await startUpstreamDouble((_call, response) => response.end(ticket));
afterAll(() => Promise.all([double.close(), reporting.close()]));

const server = testServer({
  config: {
    logLevel: 'trace',
    barcodeCredentials: pair,
    barcodeApiUrl: double.url,
    reportingServer: { url: reporting.url, site: '' },
  },
  extend(app) {
    app.post('/test/fail', { config: { access: { kind: 'public' } } }, async () => {
      throw new Error('planted');
    });
  },
});

const ticketUrl = '/api/tableau/ticket?report=Mailers/PiecesByMonth';
beforeAll(async () => {
  const { db } = server.database;
  await db
    .insertInto('report_views')
    .values({ title: 'Pieces', view_url: 'Mailers/PiecesByMonth' })
    .execute();
  await db.insertInto('pages').values({ page_name: 'Tableau', url: '/Tableau', parent_id: null }).execute();
});

/** A reader of the logs must not be able to act as another user. */
test('the log contains no secret, whatever is sent and whatever fails', async () => {
  const password = createCanary('password');
  const strange = createCanary('token');
  const address = '/api/authentication/login';
  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const token = await server.getToken(people.admin);

  await post(address, { username: people.marketing, password });
  await post(address, { username: people.marketing, password, surplus: password });
  await post(address, `{"username":"${people.marketing}","password":"${password}"`);
  await post(`${address}?password=${password}`, { username: 'unknown', password });
  await server.request(people.admin, {
    method: 'POST',
    url: '/api/user/changePassword',
    payload: { oldPassword: password, newPassword: `${password}-2`, confirmPassword: `${password}-2` },
  });
  for (const authorization of [`Bearer ${strange}`, `Basic ${strange}`, strange]) {
    await server.app.inject({ url: '/api/session', headers: { authorization } });
  }
  await server.app.inject({
    url: `/api/session?token=${strange}`,
    headers: { cookie: `binding=${strange}` },
  });
  await server.app.inject({ url: `/reporting/trusted/${ticket}/views/Mailers/PiecesByMonth` });
  await server.app.inject({ url: `/trusted/${ticket}/views/x` });
  await server.app.inject({
    url: '/embedded/grant/api/DailyCounts',
    headers: { 'user-name': 'portal', 'user-key': pair.userKey },
  });
  await server.request(people.marketing, { method: 'GET', url: '/barcode/Step1' });
  const ticketResponse = await server.request(people.admin, { method: 'GET', url: ticketUrl });
  expect(ticketResponse.json()).toMatchObject({ ticket });
  // An unexpected failure in the middle of a request.
  await post('/test/fail', { username: people.marketing, password }, { authorization: `Bearer ${strange}` });

  const log = JSON.stringify(server.logs);
  expect(server.logs.length).toBeGreaterThan(15);
  for (const secret of [password, strange, ticket, token, pair.userKey]) expect(log).not.toContain(secret);
});

test('the log says why another server has failed', async () => {
  reporting.handler = (_call, response) => response.writeHead(500).end();
  expect((await server.request(people.admin, { method: 'GET', url: ticketUrl })).statusCode).toBe(502);
  expect(JSON.stringify(server.logs)).toContain('the response has status 500');
});
