import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { loadContract } from '../contract/loadContract.ts';
import { password, people } from '../testing/fixtures.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer({ config: { trustProxy: ['127.0.0.1'] } });

const browser = { 'sec-fetch-site': 'same-origin' };
const byTls = { ...browser, host: 'portal.example', 'x-forwarded-proto': 'https' };
const onThisMachine = { ...browser, host: 'localhost:8080' };
const byHttp = { ...browser, host: 'portal.example' };

type Headers = Record<string, string>;

const logIn = (headers: Headers) =>
  server.app.inject({
    method: 'POST',
    url: '/api/authentication/login',
    payload: { username: people.admin, password },
    headers,
  });

/** The cookie as a browser sends it back. */
const getCookie = (response: LightMyRequestResponse) =>
  String(response.headers['set-cookie']).split(';', 1)[0] ?? '';

const getStatus = async (token: string, headers: Headers = {}) => {
  const response = await server.app.inject({
    method: 'GET',
    url: '/api/session',
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return response.statusCode;
};

const operations = await Promise.all(
  (['provider', 'barcode', 'grant'] as const).map(async (api) => {
    const { operations: all, prefix } = await loadContract(api);
    return all.map((each) => ({ ...each, url: prefix + each.path.replaceAll(/\{\w+\}/g, '1') }));
  }),
);
const closed = operations.flat().filter(({ access }) => access.kind !== 'public');

describe('a login over TLS', () => {
  test('is bound to a cookie that scripts, other sites and subdomains cannot use', async () => {
    const response = await logIn(byTls);
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-portal-browser=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    );
    const { token, boundToBrowser } = response.json();
    expect(boundToBrowser).toBe(true);
    expect(await getStatus(token, { cookie: `theme=dark; ${getCookie(response)}` })).toBe(200);
    expect(await getStatus(token)).toBe(401);
    expect(await getStatus(token, { cookie: `__Host-portal-browser=${'A'.repeat(43)}` })).toBe(401);
    expect(await getStatus(token, { cookie: getCookie(await logIn(byTls)) })).toBe(401);
  });

  test('reuses the cookie of the browser, so that all its tabs stay signed in', async () => {
    const first = await logIn(byTls);
    const cookie = getCookie(first);
    const second = await logIn({ ...byTls, cookie });
    expect(second.headers['set-cookie']).toBeUndefined();
    for (const { token } of [first.json(), second.json()])
      expect(await getStatus(token, { cookie })).toBe(200);
    await server.app.inject({
      method: 'POST',
      url: '/api/authentication/logout',
      headers: { cookie, authorization: `Bearer ${second.json().token}` },
    });
    expect(await getStatus(first.json().token, { cookie })).toBe(200);
  });

  test('stores nothing that could be used as the cookie', async () => {
    const cookie = getCookie(await logIn(byTls)).split('=')[1] ?? '';
    const rows = await server.database.db.selectFrom('sessions').select('binding_hash').execute();
    const stored = rows.map(({ binding_hash }) => binding_hash?.toString('base64url'));
    expect(stored.filter(Boolean)).not.toEqual([]);
    expect(stored).not.toContain(cookie);
  });
});

test.each(closed.map(({ method, url }) => [method, url] as const))(
  'the data a script can read of a login is useless elsewhere: %s %s',
  async (method, url) => {
    const { token, cookie } = await logInBound();
    const headers = { authorization: `Bearer ${token}` };
    const response = await server.app.inject({ method: method as 'GET', url, headers });
    expect([response.statusCode, response.json().code]).toEqual([401, 'session.expired']);
    // Not because the session is over.
    expect(await getStatus(token, { cookie })).toBe(200);
  },
);

let bound: Promise<{ token: string; cookie: string }> | undefined;
function logInBound() {
  bound ??= logIn(byTls).then((response) => ({ token: response.json().token, cookie: getCookie(response) }));
  return bound;
}

describe('a login over plain HTTP', () => {
  test('from this machine is bound when the browser sent the cookie of the page', async () => {
    const first = await logIn(onThisMachine);
    expect(await getStatus(first.json().token)).toBe(200);
    const cookie = getCookie(first);
    const { token } = (await logIn({ ...onThisMachine, cookie })).json();
    expect([await getStatus(token), await getStatus(token, { cookie })]).toEqual([401, 200]);
  });

  test('from another machine is not bound, because browsers would drop the cookie', async () => {
    const response = await logIn(byHttp);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.json().boundToBrowser).toBe(false);
    expect(await getStatus(response.json().token)).toBe(200);
  });
});

test('a client that is not a browser gets no cookie and works without one', async () => {
  const response = await logIn({ host: 'portal.example', 'x-forwarded-proto': 'https' });
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(await getStatus(response.json().token)).toBe(200);
});
