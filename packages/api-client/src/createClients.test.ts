import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClients } from './createClients.ts';
import type { ClientsOptions } from './createClients.ts';
import type { Login } from './login.ts';
import { createServerClock } from './serverClock.ts';
import { startTestServer, json } from '../testing/startTestServer.ts';
import type { ServerHandler } from '../testing/startTestServer.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
let handler: ServerHandler;

beforeEach(async () => {
  handler = json([]);
  server = await startTestServer((response, request) => handler(response, request));
});
afterEach(() => server[Symbol.asyncDispose]());

function clients(options: Partial<ClientsOptions> = {}) {
  const { url } = server;
  return createClients({
    baseUrls: { provider: `${url}/`, barcode: `${url}/barcode`, grant: `${url}/grant` },
    ...options,
  });
}

const hour = 3_600_000;
const inAnHour = () => new Date(Date.now() + hour).toISOString();
const anHourAgo = () => new Date(Date.now() - hour).toISOString();
const signedIn = (): Login => ({ token: 'session-token', expiration: inAnHour() });
const expired = (): Login => ({ token: 'session-token', expiration: anHourAgo() });
const pair = { userName: 'portal', userKey: 'secret' };
const loginBody = { username: 'demo.care', password: 'Demo-care-1' };
const job = { JobName: '25073', JoannStatsTable: 'stats', ChannelId: 1 };

test('query, path and body are sent as named in the contract', async () => {
  const { provider, grant } = clients();
  await provider.GET('/api/mailer', {
    params: { query: { codeStartsWith: 'SP&2', sortBy: '', pageNumber: 2 } },
  });
  await provider.GET('/api/MailerDetailsStore/{campaignId}/{detailLevel}/{mailerCode}/{expandedView}', {
    params: { path: { campaignId: 5, detailLevel: '1', mailerCode: 'A/1', expandedView: 'N' } },
  });
  await provider.DELETE('/api/userrole', { body: { username: 'ines', rolename: 'JAS' } });
  await grant.GET('/api/ApplicationList/', { params: { query: { pageNum: 1, rowsPerPage: 15 } } });

  expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/mailer?codeStartsWith=SP%262&sortBy=&pageNumber=2',
    'GET /api/MailerDetailsStore/5/1/A%2F1/N',
    'DELETE /api/userrole',
    'GET /grant/api/ApplicationList/?pageNum=1&rowsPerPage=15',
  ]);
  expect(JSON.parse(server.received[2]?.body ?? '')).toEqual({ username: 'ines', rolename: 'JAS' });
});

test.each([
  { length: true, name: 'with its length' },
  { length: false, name: 'in chunks' },
])('a response $name resolves with its data', async ({ length }) => {
  const companies = [{ companyAbbrev: 'JAS', companyName: 'Crafts & Größe' }];
  const inChunks: ServerHandler = (response) => {
    response.write(JSON.stringify(companies).slice(0, 9));
    response.end(JSON.stringify(companies).slice(9));
  };
  handler = length ? json(companies) : inChunks;
  const { data, response } = await clients().provider.GET('/api/company');
  expect(data).toEqual(companies);
  expect(response.status).toBe(200);
});

test('a response without content resolves', async () => {
  handler = (response) => response.writeHead(204).end();
  const { response } = await clients().provider.DELETE('/api/user/{userId}', {
    params: { path: { userId: 5 } },
  });
  expect(response.status).toBe(204);
});

test.each(['Spring quilting event', '17', ''])(
  'a plain text response is returned unchanged: "%s"',
  async (text) => {
    const headers = { 'content-type': 'text/plain', 'content-length': text.length };
    handler = (response) => response.writeHead(200, headers).end(text);
    const { data } = await clients().barcode.POST('/Step1', { body: job, parseAs: 'text' });
    expect(data).toBe(text);
  },
);

const tokenCases: {
  name: string;
  options: Partial<ClientsOptions>;
  login?: boolean;
  expected: string | undefined;
}[] = [
  { name: 'the token of the login', options: { login: signedIn }, expected: 'Bearer session-token' },
  { name: 'the configured token without a login', options: { configuredToken: 'k' }, expected: 'Bearer k' },
  {
    name: 'the login before the configured token',
    options: { login: signedIn, configuredToken: 'k' },
    expected: 'Bearer session-token',
  },
  { name: 'no token when there is none', options: {}, expected: undefined },
  {
    name: 'no old login with the login call',
    options: { login: signedIn },
    login: true,
    expected: undefined,
  },
  {
    name: 'the configured token with the login call',
    options: { login: signedIn, configuredToken: 'k' },
    login: true,
    expected: 'Bearer k',
  },
];

test.each(tokenCases)('a provider call carries $name', async ({ options, login, expected }) => {
  const { provider } = clients(options);
  await (login
    ? provider.POST('/api/authentication/login', { body: loginBody })
    : provider.GET('/api/company'));
  expect(server.received[0]?.headers.authorization).toBe(expected);
});

test('a call has the token valid when it was made, even if the login is cleared right after it', async () => {
  handler = (response) => response.writeHead(204).end();
  let login: Login | null = signedIn();
  const { provider } = clients({ login: () => login });
  const call = provider.POST('/api/authentication/logout', { body: {} });
  login = null;
  await call;
  expect(server.received[0]?.headers.authorization).toBe('Bearer session-token');
});

test('gateway calls have the session token, direct service calls only their credentials', async () => {
  const login = signedIn;
  await clients({ login, configuredToken: 'k' }).barcode.GET('/Step1');
  await clients({ login, serviceCredentials: { barcode: pair } }).barcode.GET('/Step1');
  await clients({ login, serviceCredentials: { grant: pair } }).grant.GET('/api/ViewLog');
  await clients({ configuredToken: 'k' }).grant.GET('/api/ViewLog');

  const sent = server.received.map(({ headers }) => [
    headers.authorization,
    headers['user-name'],
    headers['user-key'],
  ]);
  expect(sent).toEqual([
    ['Bearer session-token', undefined, undefined],
    [undefined, 'portal', 'secret'],
    [undefined, 'portal', 'secret'],
    [undefined, undefined, undefined],
  ]);
});

test('every call has an ID of its own', async () => {
  const { provider } = clients();
  await Promise.all([provider.GET('/api/company'), provider.GET('/api/company')]);
  const ids = server.received.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(2);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

type Call = (api: ReturnType<typeof clients>) => Promise<unknown>;
const notSent: [string, Call][] = [
  ['a provider list', (api) => api.provider.GET('/api/company')],
  ['a provider save', (api) => api.provider.POST('/api/role', { body: { rolename: 'JAS' } })],
  ['the job list', (api) => api.barcode.GET('/JobOverview/')],
  ['the coupon load list', (api) => api.barcode.GET('/CouponLoadStatus/')],
  ['the application list', (api) => api.grant.GET('/api/ApplicationList/')],
  ['the page views of applications', (api) => api.grant.GET('/api/ViewLog')],
  ['the daily counts of applications', (api) => api.grant.GET('/api/DailyCounts')],
];
const stillSent: [string, Call][] = [
  ['a step of the wizard', (api) => api.barcode.GET('/Step1')],
  ['the polling of a job', (api) => api.barcode.GET('/Step4/{jobId}', { params: { path: { jobId: 1 } } })],
  [
    'opening an application',
    (api) => api.grant.PUT('/api/ApplicationList', { body: { Id: 1, RowsPerPage: 15 } }),
  ],
  ['signing in', (api) => api.provider.POST('/api/authentication/login', { body: loginBody })],
  ['signing out', (api) => api.provider.POST('/api/authentication/logout', { body: {} })],
];

test.each(notSent)('with an expired login, %s is not sent', async (_name, call) => {
  const onExpired = vi.fn<(error: unknown) => void>();
  const error = { kind: 'expired', status: 0, code: 'session.expired' };
  await expect(call(clients({ login: expired, onExpired }))).rejects.toMatchObject(error);
  expect(server.received).toEqual([]);
  expect(onExpired.mock.calls).toEqual([[expect.objectContaining(error)]]);
});

test.each(stillSent)('with an expired login, %s is still sent', async (_name, call) => {
  const onExpired = vi.fn<(error: unknown) => void>();
  await call(clients({ login: expired, onExpired }));
  expect(server.received).toHaveLength(1);
  expect(onExpired).not.toHaveBeenCalled();
});

test.each([
  { expiration: 'soon', sent: false, why: 'an invalid expiry counts as past' },
  { expiration: anHourAgo().replace('Z', '+00:00'), sent: false, why: 'an offset is a time zone' },
  { expiration: inAnHour().slice(0, 19), sent: true, why: 'a time without a zone is UTC' },
])('$expiration: $why', async ({ expiration, sent }) => {
  const login = () => ({ token: 't', expiration });
  await clients({ login })
    .provider.GET('/api/company')
    .catch(() => {});
  expect(server.received).toHaveLength(sent ? 1 : 0);
});

test.each([-24, 24])(
  'a local clock that is %i hours off does not end a login early or late',
  async (hours) => {
    const localNow = () => Date.now() + hours * hour;
    const clock = createServerClock(localNow);
    let login: Login | null = null;
    const { provider } = clients({ login: () => login, clock });

    await provider.POST('/api/authentication/login', { body: loginBody });
    login = signedIn();
    await provider.GET('/api/company');
    login = expired();
    await expect(provider.GET('/api/company')).rejects.toMatchObject({ kind: 'expired' });
  },
);

test('after a reload the stored clock offset is used', async () => {
  const clock = createServerClock(() => Date.now() + 24 * hour);
  const restored: Login = { ...signedIn(), clockOffsetMs: -24 * hour };
  await clients({ login: () => restored, clock }).provider.GET('/api/company');
  expect(server.received).toHaveLength(1);
});

test('a 401 is reported, except for sign-in and for calls with service credentials', async () => {
  handler = json(
    { status: 401, code: 'login.failed', message: 'no', requestId: 'r' },
    401,
    'application/problem+json',
  );
  const onUnauthorized = vi.fn<(error: unknown) => void>();
  const api = clients({ onUnauthorized, serviceCredentials: { barcode: pair } });
  const calls = [
    api.provider.POST('/api/authentication/login', { body: loginBody }),
    api.barcode.GET('/Step1'),
    api.grant.GET('/api/ViewLog'),
    api.provider.GET('/api/company'),
  ];
  const results = await Promise.allSettled(calls);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  expect(onUnauthorized).toHaveBeenCalledTimes(2);
  expect(onUnauthorized).toHaveBeenCalledWith(expect.objectContaining({ status: 401, code: 'login.failed' }));
});

test('an abort before the response passes through unchanged', async () => {
  const reason = new Error('The user left');
  const controller = new AbortController();
  handler = () => controller.abort(reason);
  const call = clients().provider.GET('/api/company', { signal: controller.signal });
  await expect(call).rejects.toBe(reason);
});

test.each([200, 500])('an abort during a response with %i passes through unchanged', async (status) => {
  const reason = new Error('The user left');
  const controller = new AbortController();
  handler = (response) => void response.writeHead(status).write('[');
  const abortWithin = async (request: Request, init?: RequestInit) => {
    const response = await fetch(request, init);
    setImmediate(() => controller.abort(reason));
    return response;
  };
  const { provider } = clients({ fetch: abortWithin });
  await expect(provider.GET('/api/company', { signal: controller.signal })).rejects.toBe(reason);
});

test('the given fetch is used', async () => {
  const urls: string[] = [];
  const fetch = async (request: Request) => {
    urls.push(request.url);
    return Response.json([]);
  };
  await clients({ fetch }).provider.GET('/api/company');
  expect(urls).toEqual([`${server.url}/api/company`]);
});

test('calls that are not in the contract do not compile', () => {
  const { provider, barcode } = clients();
  const never = () => {
    // @ts-expect-error misspelt path
    void provider.GET('/api/mailers');
    // @ts-expect-error misspelt parameter
    void provider.GET('/api/mailer', { params: { query: { codeStartWith: 'SP' } } });
    // @ts-expect-error misspelt field
    void provider.POST('/api/userrole', { body: { userName: 'ines', rolename: 'JAS' } });
    // @ts-expect-error missing field
    void barcode.POST('/Step3', { body: {} });
    // @ts-expect-error a method the path does not have
    void provider.PATCH('/api/mailer');
    // @ts-expect-error misspelt field of a response
    void provider.GET('/api/mailer').then(({ data }) => data?.mailers);
    void provider.GET('/api/mailer').then(({ data }) => data?.mailerData[0]?.sequenceNumberEnd?.toFixed());
  };
  expect(never).toBeTypeOf('function');
});
