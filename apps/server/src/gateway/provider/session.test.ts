import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadContract } from '../../contract/loadContract.ts';
import { hashToken } from '../../access/token.ts';
import { createAdministrationClient, newUser } from '../../testing/administration.ts';
import { respondAsSpecified } from '../../testing/specifiedProvider.ts';
import { password, people, setLocked } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/testServer.ts';
import { createServerHandler, callInProcess, startUpstreamDouble } from '../../testing/upstreamDouble.ts';

/** A second instance of this server is the provider. */
const provider = testServer();
const double = await startUpstreamDouble(createServerHandler(() => provider.app));
const configuredToken = 'canary-token-of-the-configuration';
const gateway = testServer({ config: { providerApi: { url: double.url, token: configuredToken } } });
const { logIn, sendAs } = createAdministrationClient(gateway);
const atProvider = createAdministrationClient(provider);
const described = respondAsSpecified(
  await loadContract('provider'),
  callInProcess(() => provider.app),
);
afterAll(() => double.close());
beforeEach(() => {
  double.handler = createServerHandler(() => provider.app);
  double.received.length = 0;
});

const logInAgain = async (username: string) => (await logIn(username, password)).json().token as string;
const listSessions = () => gateway.database.db.selectFrom('provider_sessions').selectAll().execute();
const getStatus = async (token: string, url: string) => (await sendAs(token, 'GET', url)).statusCode;

describe('signing in', () => {
  test('is decided by the provider, and only a hash of its token is stored', async () => {
    const response = await logIn(people.marketing, password);
    expect(response.statusCode).toBe(200);
    const { token, expiration, user } = response.json();
    expect(user).toMatchObject({ username: people.marketing, roles: ['JAS', 'StatusMessage'] });
    const kept = (await listSessions()).find(({ token_hash }) => token_hash.equals(hashToken(token)));
    expect(kept).toMatchObject({ provider_user: user });
    expect(kept?.expires_at).toEqual(new Date(expiration));
    expect(JSON.stringify(await listSessions())).not.toContain(token);
    expect(await gateway.database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test.each([
    { cookie: '', boundToBrowser: false },
    { cookie: `__Host-portal-browser=${'A'.repeat(43)}`, boundToBrowser: true },
  ])('with the cookie "$cookie" says so: $boundToBrowser', async ({ cookie, boundToBrowser }) => {
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/api/authentication/login',
      payload: { username: people.marketing, password },
      headers: { cookie },
    });
    expect(response.json()).toMatchObject({ boundToBrowser });
  });

  test('sends the configured token, name and password, and nothing from the browser', async () => {
    await gateway.app.inject({
      method: 'POST',
      url: '/API/Authentication/Login/',
      payload: { username: people.marketing, password },
      headers: {
        authorization: 'Bearer of-an-earlier-login',
        cookie: 'portal-files=abc',
        'user-name': 'x',
        'user-key': 'y',
        'x-forwarded-for': '10.1.2.3',
      },
    });
    expect(double.received).toHaveLength(1);
    const [{ url, headers, body } = { url: '', headers: {}, body: '{}' }] = double.received;
    expect(url).toBe('/api/authentication/login');
    expect(headers.authorization).toBe(`Bearer ${configuredToken}`);
    expect(JSON.parse(body)).toEqual({ username: people.marketing, password });
    for (const name of ['cookie', 'user-name', 'user-key', 'x-forwarded-for']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  test.each([
    { username: people.marketing, secret: 'wrong' },
    { username: 'unknown.user', secret: password },
    { username: people.locked, secret: password },
  ])('$username with $secret gets the same error', async ({ username, secret }) => {
    const before = await listSessions();
    const response = await logIn(username, secret);
    expect(response.json()).toEqual({
      status: 401,
      code: 'login.failed',
      message: 'invalid user name or password',
      requestId: response.headers['x-request-id'],
    });
    expect(await listSessions()).toHaveLength(before.length);
  });

  test('is rejected after too many failures without calling the provider', async () => {
    const guessPassword = () => logIn('guessed.user', 'wrong');
    for (let attempt = 0; attempt < 5; attempt += 1) await guessPassword();
    double.received.length = 0;
    expect((await guessPassword()).json()).toMatchObject({ code: 'login.failed' });
    expect(double.received).toEqual([]);
    await gateway.database.db.deleteFrom('login_attempts').execute();
  });

  test('does not accept a token created elsewhere', async () => {
    const token = await provider.getToken(people.admin);
    const response = await sendAs(token, 'GET', '/api/role');
    expect(response.json()).toMatchObject({ status: 401, code: 'session.expired' });
    expect(double.received).toEqual([]);
  });
});

describe('a session', () => {
  test('sends the token of its user to the provider, with the same request ID', async () => {
    const token = await logInAgain(people.admin);
    double.received.length = 0;
    const response = await sendAs(token, 'GET', '/api/role');
    expect(double.received).toMatchObject([
      {
        method: 'GET',
        url: '/api/role',
        headers: { authorization: `Bearer ${token}`, 'x-request-id': response.headers['x-request-id'] },
      },
    ]);
  });

  test('ends at the time set by the provider', async () => {
    const token = await logInAgain(people.admin);
    await gateway.database.db
      .updateTable('provider_sessions')
      .set({ expires_at: '2025-01-01T00:00:00Z' })
      .where('token_hash', '=', hashToken(token))
      .execute();
    double.received.length = 0;
    expect((await sendAs(token, 'GET', '/api/role')).json()).toMatchObject({ code: 'session.expired' });
    expect(double.received).toEqual([]);
  });

  test('ends when the provider no longer knows its token', async () => {
    const token = await logInAgain(people.admin);
    await provider.database.db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
    const response = await sendAs(token, 'GET', '/api/role');
    expect(response.json()).toMatchObject({ status: 401, code: 'session.expired' });
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect((await listSessions()).some(({ token_hash }) => token_hash.equals(hashToken(token)))).toBe(false);
  });

  test('that the provider has ended says why, also to calls that come later', async () => {
    const user = await atProvider.addUser();
    const { token } = (await logIn(user.username, newUser.password)).json();
    await atProvider.send('PUT', `/api/user/${user.userId}`, { ...user, isLockedOut: true });
    for (const url of ['/api/page', '/api/session', '/barcode/Step1'])
      expect((await sendAs(token, 'GET', url)).json()).toMatchObject({ status: 401, code: 'session.locked' });
  });

  test.each(['{"code":"session.invented"}', '<html>', ''])(
    'that the provider has ended with %s has expired',
    async (body) => {
      const token = await logInAgain(people.care);
      double.handler = (_call, response) => response.writeHead(401).end(body);
      expect((await sendAs(token, 'GET', '/api/page')).json()).toMatchObject({ code: 'session.expired' });
    },
  );

  test('says that its user signed out everywhere', async () => {
    const [token, other] = [await logInAgain(people.marketing), await logInAgain(people.marketing)];
    await sendAs(other, 'POST', '/api/authentication/logout', { everywhere: true });
    expect((await sendAs(token, 'GET', '/api/page')).json()).toMatchObject({ code: 'session.signed_out' });
  });

  test('passes the idempotency key on, unique per user, so that the provider executes a repeated call once', async () => {
    const token = await logInAgain(people.admin);
    double.received.length = 0;
    const add = () =>
      gateway.app.inject({
        method: 'POST',
        url: '/api/role',
        payload: { rolename: 'Once' },
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'key-of-the-browser' },
      });
    const statuses = [(await add()).statusCode, (await add()).statusCode];
    expect(statuses).toEqual([201, 201]);
    const keys = double.received
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), keys[0]]);
    const roles = (await sendAs(token, 'GET', '/api/role')).json() as { rolename: string }[];
    expect(roles.filter(({ rolename }) => rolename === 'Once')).toHaveLength(1);
  });

  test('ends on logout, here and at the provider', async () => {
    const token = await logInAgain(people.marketing);
    const other = await logInAgain(people.marketing);
    expect((await sendAs(token, 'POST', '/api/authentication/logout')).statusCode).toBe(204);
    expect(await getStatus(token, '/api/session')).toBe(401);
    expect((await atProvider.sendAs(token, 'GET', '/api/session')).statusCode).toBe(401);
    expect(await getStatus(other, '/api/session')).toBe(200);
  });

  test('ends with all other sessions of its user', async () => {
    const [token, other] = [await logInAgain(people.marketing), await logInAgain(people.marketing)];
    const ofSomeoneElse = await logInAgain(people.care);
    const response = await sendAs(token, 'POST', '/api/authentication/logout', { everywhere: true });
    expect(response.statusCode).toBe(204);
    expect(await getStatus(other, '/api/session')).toBe(401);
    expect((await atProvider.sendAs(other, 'GET', '/api/session')).statusCode).toBe(401);
    expect(await getStatus(ofSomeoneElse, '/api/session')).toBe(200);
  });

  test.each(['a provider that is away', 'a provider without logging out'])(
    'ends here even with %s',
    async (kind) => {
      const token = await logInAgain(people.marketing);
      double.handler =
        kind === 'a provider that is away' ? (_call, response) => response.socket?.destroy() : described;
      expect((await sendAs(token, 'POST', '/api/authentication/logout')).statusCode).toBe(204);
      double.handler = createServerHandler(() => provider.app);
      expect(await getStatus(token, '/api/session')).toBe(401);
    },
  );

  test('that has ended is not restored by a pending response', async () => {
    const token = await logInAgain(people.marketing);
    const asTheProvider = createServerHandler(() => provider.app);
    double.handler = async (call, response) => {
      if (call.url === '/api/session') await sendAs(token, 'POST', '/api/authentication/logout');
      return asTheProvider({ ...call, url: call.url.replace('logout', 'nothing') }, response);
    };
    await sendAs(token, 'GET', '/api/session');
    expect((await listSessions()).some(({ token_hash }) => token_hash.equals(hashToken(token)))).toBe(false);
  });
});

describe('pages and roles', () => {
  const barcodes = '/barcode/Step1';

  test('of the provider decide access to the other services', async () => {
    expect(await getStatus(await logInAgain(people.marketing), barcodes)).toBe(200);
    expect(await getStatus(await logInAgain(people.care), barcodes)).toBe(403);
  });

  test('are requested once a minute, with the token of each user', async () => {
    const token = await logInAgain(people.marketing);
    double.received.length = 0;
    for (let call = 0; call < 3; call += 1) await getStatus(token, barcodes);
    const asked = double.received.map(({ method, url, headers }) => [method, url, headers.authorization]);
    expect(asked.toSorted()).toEqual([
      ['GET', '/api/page', `Bearer ${token}`],
      ['GET', '/api/session', `Bearer ${token}`],
    ]);
  });

  test('take effect immediately when changed through the gateway', async () => {
    const admin = await logInAgain(people.admin);
    const token = await logInAgain(people.care);
    expect(await getStatus(token, barcodes)).toBe(403);
    const role = { username: people.care, rolename: 'JAS' };
    await sendAs(admin, 'POST', '/api/userrole', role);
    expect(await getStatus(token, barcodes)).toBe(200);
    expect((await sendAs(token, 'GET', '/api/session')).json().user.roles).toEqual(['JAS', 'MSC']);
    await sendAs(admin, 'DELETE', '/api/userrole', role);
    expect(await getStatus(token, barcodes)).toBe(403);
    expect(await getStatus(token, '/api/mailer')).toBe(403);
  });

  test('take effect with the next session check when changed elsewhere', async () => {
    const token = await logInAgain(people.care);
    expect(await getStatus(token, '/api/role')).toBe(403);
    const role = { username: people.care, rolename: 'Administer' };
    await atProvider.send('POST', '/api/userrole', role);
    expect((await sendAs(token, 'GET', '/api/session')).json().user.roles).toContain('Administer');
    expect(await getStatus(token, '/api/role')).toBe(200);
    await atProvider.send('DELETE', '/api/userrole', role);
    // The provider itself decides, whatever is known here.
    expect(await getStatus(token, '/api/role')).toBe(403);
  });

  test('are unknown while the provider is unavailable', async () => {
    const token = await logInAgain(people.marketing);
    double.handler = (_call, response) => response.socket?.destroy();
    for (const url of [barcodes, '/api/mailer']) {
      expect((await sendAs(token, 'GET', url)).json()).toMatchObject({
        status: 502,
        code: 'upstream.failed',
        message: 'The provider service did not respond correctly',
      });
    }
    expect((await logIn(people.marketing, password)).statusCode).toBe(502);
    double.handler = createServerHandler(() => provider.app);
    expect(await getStatus(token, barcodes)).toBe(200);
  });

  test('are invalid for a user who is locked out', async () => {
    const token = await logInAgain(people.withoutRoles);
    const { db } = provider.database;
    await setLocked(db, people.withoutRoles, true);
    expect(await getStatus(token, '/api/company')).toBe(401);
    await setLocked(db, people.withoutRoles, false);
    expect(await getStatus(token, '/api/company')).toBe(401);
  });
});

describe('a provider without extensions', () => {
  beforeEach(() => {
    double.handler = described;
  });

  test('keeps the user of a session as it was at login', async () => {
    const login = (await logIn(people.marketing, password)).json();
    const { expiration, user } = login;
    const session = await sendAs(login.token, 'GET', '/api/session');
    expect(session.json()).toEqual({ expiration, user });
    expect(await getStatus(login.token, '/barcode/Step1')).toBe(200);
  });

  test('ends the other sessions of a user whose password changed', async () => {
    const [token, other] = [await logInAgain(people.care), await logInAgain(people.care)];
    const change = {
      oldPassword: password,
      newPassword: 'Quilted-Lamp-88',
      confirmPassword: 'Quilted-Lamp-88',
    };
    const changeTo = (body: typeof change) => sendAs(token, 'POST', '/api/user/changePassword', body);
    expect((await changeTo({ ...change, confirmPassword: 'Quilted-Lamp-89' })).json()).toHaveLength(1);
    expect(await getStatus(other, '/api/session')).toBe(200);
    expect((await changeTo(change)).json()).toEqual([]);
    expect(await getStatus(other, '/api/session')).toBe(401);
    expect(await getStatus(token, '/api/session')).toBe(200);
  });

  test.each(['/api/audit', '/api/CampaignClashes?saleBegin=20250306&saleEnd=20250319&ranges=410000-410099'])(
    '%s: responds that this is not available',
    async (url) => {
      await provider.database.db
        .insertInto('pages')
        .values({ page_name: 'Campaigns', url: '/Campaigns/CampaignUpdate', roles: ['JAS'] })
        .execute();
      const response = await sendAs(await logInAgain(people.admin), 'GET', url);
      expect(response.json()).toMatchObject({ status: 501, code: 'operation.not_offered' });
    },
  );

  test('returns its own error texts; the browser gets those of the contract', async () => {
    const token = await logInAgain(people.admin);
    const missing = await sendAs(token, 'DELETE', '/api/user/999999');
    expect(missing.json()).toMatchObject({ status: 404, code: 'upstream.not_found' });
    expect(missing.body).not.toContain('Refused');
    const again = await sendAs(token, 'POST', '/api/role', { rolename: 'JAS' });
    expect(again.json()).toMatchObject({ status: 409, code: 'upstream.conflict' });
    const wrong = await sendAs(token, 'POST', '/api/user', { ...atProviderUser, username: people.care });
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, ['username']]);
    expect((await logIn(people.marketing, 'wrong')).json()).toMatchObject({ code: 'login.failed' });
  });
});

const atProviderUser = {
  username: 'new.colleague',
  password: 'Blue-Kettle-41',
  email: 'new@example.com',
  firstName: 'New',
  lastName: 'Colleague',
  company: 'Craft Retail',
  companyAbbrev: 'JAS',
  department: 'Customer Care',
  startPage: null,
};

describe('a ticket for a report', () => {
  test('is not requested without a reporting server', async () => {
    const token = await logInAgain(people.admin);
    double.received.length = 0;
    const response = await sendAs(token, 'GET', '/api/tableau/ticket?report=Sales/Weekly');
    expect(response.json()).toMatchObject({ status: 404, message: 'No reporting server is configured' });
    expect(double.received).toEqual([]);
    expect((await gateway.app.inject({ method: 'POST', url: '/reporting/trusted' })).statusCode).toBe(404);
  });
});
