import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadContract } from '../../contract/loadContract.ts';
import { createAdministrationClient } from '../../testing/administration.ts';
import { password, people } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/testServer.ts';
import {
  createServerHandler,
  startUpstreamDouble,
  type UpstreamHandler,
} from '../../testing/upstreamDouble.ts';
import { upstreamLimits } from '../upstream.ts';

const barcodePair = { userName: 'portal', userKey: 'canary-key-of-the-barcode-service' };
const grantPair = { userName: 'portal', userKey: 'canary-key-of-the-grant-service' };
const configuredToken = 'canary-token-of-the-configuration';

/** A second instance of this server is all three other machines. */
const other = testServer({ config: { barcodeCredentials: barcodePair, grantCredentials: grantPair } });
const asTheOther = createServerHandler(() => other.app);
const provider = await startUpstreamDouble(asTheOther);
const barcode = await startUpstreamDouble(asTheOther);
const grant = await startUpstreamDouble(asTheOther);
const kibibyte = 1_024;
const gateway = testServer({
  config: {
    providerApi: { url: provider.url, token: configuredToken },
    barcodeApiUrl: `${barcode.url}/embedded/barcode`,
    grantApiUrl: `${grant.url}/embedded/grant`,
    barcodeCredentials: barcodePair,
    grantCredentials: grantPair,
  },
  upstreamLimits: { ...upstreamLimits, maxBytes: 64 * kibibyte, maxListBytes: 128 * kibibyte },
});
const hasty = testServer({
  config: { providerApi: { url: provider.url, token: undefined } },
  upstreamLimits: { ...upstreamLimits, timeoutMs: 1_000 },
});
const gone = await startUpstreamDouble(asTheOther);
await gone.close();
const alone = testServer({ config: { providerApi: { url: gone.url, token: undefined } } });
const { sendAs, logIn } = createAdministrationClient(gateway);

afterAll(async () => {
  for (const double of [provider, barcode, grant]) await double.close();
});
beforeEach(() => {
  provider.handler = asTheOther;
  provider.received.length = 0;
});

const json = 'application/json';
const getOutcome =
  (
    status: number,
    type: string,
    body: string | Buffer,
    headers: Record<string, string> = {},
  ): UpstreamHandler =>
  (_call, response) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
const login = {
  token: 'a'.repeat(32),
  expiration: '2099-01-01T00:00:00Z',
  user: {
    username: 'x.y',
    firstName: 'X',
    lastName: 'Y',
    email: '',
    department: null,
    startPage: null,
    roles: ['Administer'],
  },
};
const getFailure = (requestId: unknown) => ({
  status: 502,
  code: 'upstream.failed',
  message: 'The provider service did not respond correctly',
  requestId,
});

describe('an invalid response', () => {
  test.each<[string, UpstreamHandler]>([
    ['invalid JSON', getOutcome(200, json, '[{"rolename":')],
    ['JSON with another structure', getOutcome(200, json, '{"roles":[]}')],
    ['null', getOutcome(200, json, 'null')],
    ['wrong types', getOutcome(200, json, '[{"rolename":7,"applicationName":""}]')],
    ['an HTML page', getOutcome(200, 'text/html', '<script>alert(1)</script>')],
    ['nothing', getOutcome(200, json, '')],
    ['a redirect', getOutcome(302, json, '', { location: '/api/user' })],
    ['a redirect that keeps the method', getOutcome(307, json, '', { location: `${barcode.url}/steal` })],
    ['its own error page', getOutcome(500, 'text/html', 'Traceback /srv/app.py line 3')],
    ['an unknown status', getOutcome(418, 'text/plain', 'teapot')],
    ['too much data', getOutcome(200, json, `[${' '.repeat(128 * kibibyte)}]`)],
    [
      'too much data when decompressed',
      getOutcome(200, json, gzipSync(`[${' '.repeat(1_024 * kibibyte)}]`), { 'content-encoding': 'gzip' }),
    ],
    ['a closed connection', (_call, response) => response.socket?.destroy()],
    [
      'an incomplete body',
      (_call, response) => {
        response.writeHead(200, { 'content-type': json, 'content-length': '100' }).write('[');
        response.socket?.end();
      },
    ],
  ])('%s: the browser gets this error and nothing else', async (_name, handler) => {
    const token = await gateway.getToken(people.admin);
    provider.received.length = 0;
    provider.handler = handler;
    const before = gateway.logs.length;
    const got = await sendAs(token, 'GET', '/api/role');
    expect(got.json()).toEqual(getFailure(got.headers['x-request-id']));
    expect(provider.received).toHaveLength(1);
    expect(JSON.stringify(gateway.logs.slice(before))).toContain('"msg":"upstream failed"');
  });

  test.each<[string, UpstreamHandler]>([
    ['never arrives', () => {}],
    [
      'drips',
      (_call, response) => {
        response.writeHead(200, { 'content-type': json }).write('[');
        const drip = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('that %s is aborted', async (_name, handler) => {
    provider.handler = getOutcome(200, json, JSON.stringify(login));
    const atHasty = createAdministrationClient(hasty);
    expect((await atHasty.logIn('x.y', password)).statusCode).toBe(200);
    provider.handler = handler;
    const got = await atHasty.sendAs(login.token, 'GET', '/api/role');
    expect(got.json()).toEqual(getFailure(got.headers['x-request-id']));
    expect(JSON.stringify(hasty.logs)).toContain('timeout');
  });

  test('with a page instead of the result of a deletion is not a success', async () => {
    const token = await gateway.getToken(people.admin);
    provider.handler = getOutcome(200, 'text/html', '<h1>Please log in</h1>');
    expect((await sendAs(token, 'DELETE', '/api/user/7')).statusCode).toBe(502);
    provider.handler = getOutcome(200, json, '');
    expect((await sendAs(token, 'DELETE', '/api/user/7')).statusCode).toBe(204);
  });

  test.each<[string, string]>([
    ['an HTML page', '<html>'],
    ['no token', JSON.stringify({ ...login, token: undefined })],
    ['a short token', JSON.stringify({ ...login, token: 'short' })],
    [
      'a token of several words',
      JSON.stringify({ ...login, token: 'a token of several words, long enough' }),
    ],
    ['a token with a line break', JSON.stringify({ ...login, token: `${login.token}\r\nX-Admin: 1` })],
    ['an invalid expiration', JSON.stringify({ ...login, expiration: 'tomorrow' })],
    ['a user without roles', JSON.stringify({ ...login, user: { ...login.user, roles: undefined } })],
    ['roles that are a string', JSON.stringify({ ...login, user: { ...login.user, roles: 'Administer' } })],
    [
      'a name that cannot be stored',
      JSON.stringify({ ...login, user: { ...login.user, email: 'a\u0000b' } }),
    ],
  ])('to a login with %s is rejected', async (_name, body) => {
    provider.handler = getOutcome(200, json, body);
    const before = await countSessions();
    expect((await logIn('x.y', password)).statusCode).toBe(502);
    expect(await countSessions()).toBe(before);
  });
});

async function countSessions(): Promise<number> {
  return (await gateway.database.db.selectFrom('provider_sessions').select('token_hash').execute()).length;
}

describe('the browser gets only the fields in the contract', () => {
  test('of a successful response', async () => {
    const token = await gateway.getToken(people.admin);
    provider.handler = getOutcome(
      200,
      json,
      '[{"rolename":"JAS","applicationName":"","secret":"4711","__proto__":{"admin":true}}]',
      { 'set-cookie': 'a=b', 'x-internal': 'host 7', 'access-control-allow-origin': '*' },
    );
    const got = await sendAs(token, 'GET', '/api/role');
    expect(got.body).toBe('[{"rolename":"JAS","applicationName":""}]');
    for (const name of ['set-cookie', 'x-internal', 'access-control-allow-origin']) {
      expect(got.headers).not.toHaveProperty(name);
    }
  });

  test('of an error, with the request ID of this server', async () => {
    const token = await gateway.getToken(people.admin);
    provider.handler = getOutcome(
      404,
      'application/problem+json',
      '{"status":404,"code":"role.not_found","message":"There is no role","requestId":"theirs","stack":"at /srv"}',
    );
    const got = await sendAs(token, 'DELETE', '/api/user/7');
    expect(got.json()).toEqual({
      status: 404,
      code: 'role.not_found',
      message: 'There is no role',
      requestId: got.headers['x-request-id'],
    });
  });

  test('of a text response, whatever it begins with', async () => {
    await other.database.db
      .insertInto('pages')
      .values({ page_name: 'Details', url: '/Reports/MailerDetails', roles: ['JAS'] })
      .execute();
    const token = (await logIn(people.admin, password)).json().token;
    const spoken = '\uFEFFSpring Ã¶ event';
    provider.handler = (call, response) =>
      call.url.startsWith('/api/MailerDetailsStore/')
        ? getOutcome(200, 'text/plain; charset=utf-8', spoken, {
            'content-length': String(Buffer.byteLength(spoken)),
          })(call, response)
        : asTheOther(call, response);
    const got = await sendAs(token, 'GET', '/api/MailerDetailsStore/AA0001');
    expect([got.statusCode, got.body]).toEqual([200, 'Spring Ã¶ event']);
  });
});

test('with a provider at a closed port, a login fails and the error says so', async () => {
  const got = await createAdministrationClient(alone).logIn(people.admin, password);
  expect(got.json()).toEqual(getFailure(got.headers['x-request-id']));
  expect(JSON.stringify(alone.logs)).toContain('ECONNREFUSED');
});

describe('only listed operations reach the provider', async () => {
  const operations = (await loadContract('provider')).operations.map(
    ({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`),
  );

  /** Sends bytes as they are and returns the response until the connection ends. */
  async function sendRaw(bytes: string): Promise<string> {
    if (!gateway.app.server.listening) await gateway.app.listen({ host: '127.0.0.1', port: 0 });
    const address = gateway.app.server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    await once(socket, 'connect');
    // Ended from here, the request would count as given up.
    socket.write(bytes);
    return text(socket);
  }

  const request = (line: string, token: string, rest = '') =>
    `${line} HTTP/1.1\r\nHost: portal.example\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n${rest}\r\n`;

  test.each([
    'GET /api/MailerDetailsStore/%2e%2e',
    'GET /api/MailerDetailsStore/..',
    'GET /api/MailerDetailsStore/%2E',
    'GET /api/CampaignList/%2e%2e',
    'GET /api/CampaignList/..%2fuser',
    'GET /api/CampaignList/..%5cuser',
    'GET /api/%2e%2e/secret',
    'GET /api/../secret',
    'GET //evil.example/api/role',
    'GET http://evil.example/api/role',
    'GET http://evil.example/secret',
    'GET /api/http:%2f%2fevil.example',
    'GET /api/role%0d%0aX-Injected:%201',
    'GET /api/user/7%3Fx',
    'GET /api/campaign/1;x=1',
    'GET /api/role/../user',
    'CONNECT evil.example:443',
    'PROPFIND /api/role',
    'PUT /api/role',
  ])('%s', async (line) => {
    const token = await gateway.getToken(people.admin);
    provider.received.length = 0;
    await sendRaw(request(line, token));
    const reached = provider.received.map(({ method, url }) => `${method} ${url}`);
    expect(reached.filter((call) => !operations.some((operation) => operation.test(call)))).toEqual([]);
    expect(reached.some((call) => /evil|secret|\.\.|%2e/i.test(call))).toBe(false);
    expect(JSON.stringify(provider.received)).not.toMatch(/injected|evil/i);
  });

  const smuggled = 'GET /secret HTTP/1.1\r\nHost: x\r\n\r\n';
  test.each([
    ['two lengths', `Content-Type: ${json}\r\nContent-Length: 0\r\nContent-Length: 5\r\n`],
    ['a length and chunks', `Content-Type: ${json}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n`],
    ['an unknown encoding', `Content-Type: ${json}\r\nTransfer-Encoding: chunked, identity\r\n`],
    ['a folded header', 'If-Match: "1"\r\n X-Injected: 1\r\n'],
    ['a header with a bare line feed', 'If-Match: "1"\nX-Injected: 1\r\n'],
    ['a second authorization', 'Authorization: Bearer evil\r\n'],
  ])('%s in a request', async (_name, headers) => {
    const token = await gateway.getToken(people.admin);
    provider.received.length = 0;
    await sendRaw(`${request('PUT /api/page', token, headers)}${smuggled}`);
    expect(provider.received.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
  });

  test('hop-by-hop and forwarding headers', async () => {
    const token = await gateway.getToken(people.admin);
    provider.received.length = 0;
    const got = await sendRaw(
      request(
        'GET /api/role',
        token,
        'Cookie: a=b\r\nX-Forwarded-For: 10.1.2.3\r\nForwarded: for=10.1.2.3\r\nX-Real-IP: 10.1.2.3\r\nUser-Name: x\r\nUser-Key: y\r\nTE: trailers\r\nUpgrade: h2c\r\nOrigin: https://evil.example\r\nReferer: https://evil.example\r\n',
      ),
    );
    expect(got).toMatch(/^HTTP\/1\.1 200 /);
    expect(provider.received).toHaveLength(1);
    const names = Object.keys(provider.received[0]?.headers ?? {});
    const known = ['accept', 'accept-encoding', 'accept-language', 'authorization', 'connection', 'host'];
    const others = ['sec-fetch-mode', 'user-agent', 'x-request-id'];
    expect(names.filter((name) => ![...known, ...others].includes(name))).toEqual([]);
  });
});

test('each secret is sent only to its own service and never appears in a response or log', async () => {
  await other.database.db
    .insertInto('pages')
    .values({ page_name: 'Grants', url: '/Reports/MgpReview', roles: ['JAS'] })
    .execute();
  const { token } = (await logIn(people.admin, password)).json() as { token: string };
  const responses: string[] = [];
  for (const url of ['/api/role', '/api/session', '/barcode/Step1', '/grant/api/ViewLog', '/api/nothing']) {
    const response = await sendAs(token, 'GET', url);
    responses.push(response.body + JSON.stringify(response.headers));
  }
  provider.handler = getOutcome(500, 'text/plain', configuredToken);
  for (const url of ['/api/role', '/api/company']) {
    responses.push((await sendAs(token, 'GET', url)).body);
  }
  const seen = {
    provider: JSON.stringify(provider.received),
    barcode: JSON.stringify(barcode.received),
    grant: JSON.stringify(grant.received),
    responses: responses.join(),
    logs: JSON.stringify(gateway.logs),
  };
  const listPlaces = (secret: string) =>
    Object.entries(seen)
      .filter(([, all]) => all.includes(secret))
      .map(([place]) => place);
  expect(listPlaces(token)).toEqual(['provider']);
  expect(listPlaces(configuredToken)).toEqual(['provider']);
  expect(listPlaces(password)).toEqual(['provider']);
  expect(listPlaces(barcodePair.userKey)).toEqual(['barcode']);
  expect(listPlaces(grantPair.userKey)).toEqual(['grant']);
});
