import type { LightMyRequestResponse } from 'fastify';
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { SingleSignOn } from '../../../config/config.ts';
import { password, people } from '../../../testing/fixtures.ts';
import { portalClient, startIdentityProvider } from '../../../testing/identityProvider.ts';
import { testServer, type TestServer } from '../../../testing/testServer.ts';

const portalOrigin = 'http://localhost';
const identityProvider = await startIdentityProvider(portalOrigin);
afterAll(() => identityProvider.close());

const settings: SingleSignOn = {
  ...portalClient,
  issuer: identityProvider.issuer,
  name: 'Craft Retail',
  scope: 'openid profile email',
  userClaim: 'preferred_username',
  roles: undefined,
  createsUsers: false,
  isOnly: false,
  breakGlassUser: undefined,
};

const accessContact = 'Ada Demo, extension 12';
const server = testServer({ config: { singleSignOn: settings, accessContact } });
const away = testServer({ config: { singleSignOn: { ...settings, issuer: 'http://127.0.0.1:1' } } });
const generous = testServer({
  config: {
    singleSignOn: {
      ...settings,
      createsUsers: true,
      roles: {
        claim: 'groups',
        mapping: [
          { value: 'cn=admins', role: 'Administer' },
          { value: 'care', role: 'MSC' },
          { value: 'care', role: 'No such role' },
        ],
      },
    },
  },
});
const strict = testServer({
  config: { singleSignOn: { ...settings, isOnly: true, breakGlassUser: 'Anna.Admin' } },
});

beforeEach(() => {
  identityProvider.users.clear();
  identityProvider.replaceIdToken = null;
});

const { sign } = identityProvider;
const impostor = await startIdentityProvider(portalOrigin);
afterAll(() => impostor.close());
const signWithSecret = (claims: JWTPayload) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(portalClient.clientSecret));

/** A browser with its cookies of the portal and of the identity provider. */
class Browser {
  readonly portal: TestServer;
  readonly cookies = { portal: new Map<string, string>(), provider: new Map<string, string>() };

  constructor(portal: TestServer = server) {
    this.portal = portal;
  }

  async open(url: string): Promise<LightMyRequestResponse> {
    const { href } = new URL(url, portalOrigin);
    const response = await this.portal.app.inject({
      url: href.slice(portalOrigin.length),
      headers: { accept: 'text/html', cookie: format(this.cookies.portal) },
    });
    for (const { name, value } of response.cookies) this.cookies.portal.set(name, value);
    return response;
  }

  /** Starts at the portal, signs in at the provider. @returns the address that the provider sends the browser to */
  async authenticate(
    account: string | null,
    returnTo = '/Campaigns/MailerList?page=2#rows',
  ): Promise<string> {
    const start = await this.open(`/auth/sign-in?${new URLSearchParams({ returnTo })}`);
    expect(start.statusCode).toBe(302);
    let url = new URL(start.headers.location ?? '');
    let form: URLSearchParams | undefined;
    while (url.origin === identityProvider.issuer) {
      const response = await this.requestProvider(url, form);
      const { location } = Object.fromEntries(response.headers);
      form =
        location === undefined ? new URLSearchParams(account ? { account } : { cancel: 'yes' }) : undefined;
      if (location !== undefined) url = new URL(location, url);
    }
    return url.href;
  }

  private async requestProvider(url: URL, form: URLSearchParams | undefined): Promise<Response> {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form ?? null,
      headers: { cookie: format(this.cookies.provider) },
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.provider.set(name, value);
    }
    await response.body?.cancel();
    return response;
  }

  redeem(code: string): Promise<LightMyRequestResponse> {
    return this.portal.app.inject({
      method: 'POST',
      url: '/api/authentication/signincode',
      headers: { cookie: format(this.cookies.portal) },
      payload: { code },
    });
  }

  /** The whole way. */
  async signIn(account: string): Promise<LightMyRequestResponse> {
    return this.redeem(readCode(await this.open(await this.authenticate(account))));
  }
}

const format = (cookies: Map<string, string>) => [...cookies].map((each) => each.join('=')).join('; ');

function readFragment(response: LightMyRequestResponse): URLSearchParams {
  expect(response.statusCode, response.body).toBe(302);
  const location = response.headers.location ?? '';
  expect(location).toMatch(/^\/portal\/login#/);
  return new URLSearchParams(location.split('#')[1]);
}

const readCode = (response: LightMyRequestResponse) => readFragment(response).get('sign-in-code') ?? '';

/** What the page of a failure says, and where its links lead. */
function readPage(response: LightMyRequestResponse) {
  expect(response.headers['content-type']).toContain('text/html');
  const [, text] = /<h2 role="alert">([^<]*)<\/h2>/.exec(response.body) ?? [];
  const links = [...response.body.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
  return { status: response.statusCode, text, links };
}

async function listAudit({ database }: TestServer) {
  const rows = await database.db
    .selectFrom('audit')
    .select(['username', 'operation', 'object', 'outcome'])
    .orderBy('audit_id')
    .execute();
  await database.db.deleteFrom('audit').execute();
  return rows;
}

const getSession = (portal: TestServer, token: string) =>
  portal.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } });

describe('a sign-in', () => {
  test('ends with the response of a login, and returns to the page', async () => {
    const browser = new Browser();
    const returned = await browser.open(await browser.authenticate(people.marketing));
    expect(readFragment(returned).get('return-to')).toBe('/Campaigns/MailerList?page=2#rows');
    await listAudit(server);
    const response = await browser.redeem(readCode(returned));
    expect(response.statusCode).toBe(200);
    const { token, user, signOutUrl } = response.json();
    expect(user).toMatchObject({ username: people.marketing, roles: ['JAS', 'StatusMessage'] });
    expect(signOutUrl).toMatch(`${identityProvider.issuer}/session/end?`);
    expect((await getSession(server, token)).json().user.username).toBe(people.marketing);
    expect(await listAudit(server)).toEqual([
      { username: people.marketing, operation: 'login', object: 'single sign-on', outcome: 'done' },
    ]);
  });

  test('sends a proof with the code (PKCE), and the name is compared as in other logins', async () => {
    identityProvider.users.set('1734', { preferred_username: people.care.toUpperCase() });
    expect((await new Browser().signIn('1734')).json().user.username).toBe(people.care);
    expect(identityProvider.tokenRequests.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });

  const otherPlaces = ['//evil.example', 'https://evil.example/', '/\\evil.example', '/.//evil.example', 'x'];
  test.each([...otherPlaces, `/${'long'.repeat(600)}`])('never returns to %s', async (returnTo) => {
    const browser = new Browser();
    const returned = await browser.open(await browser.authenticate(people.care, returnTo));
    expect(readFragment(returned).get('return-to')).toBe('/');
  });
});

describe('a code for the portal', () => {
  test('is valid once', async () => {
    const browser = new Browser();
    const code = readCode(await browser.open(await browser.authenticate(people.care)));
    expect((await browser.redeem(code)).statusCode).toBe(200);
    const again = await browser.redeem(code);
    expect({ status: again.statusCode, code: again.json().code }).toEqual({
      status: 401,
      code: 'login.failed',
    });
  });

  test('is valid only in the browser that started the sign-in', async () => {
    const browser = new Browser();
    const code = readCode(await browser.open(await browser.authenticate(people.care)));
    const other = new Browser();
    await other.authenticate(people.care);
    await listAudit(server);
    expect((await other.redeem(code)).statusCode).toBe(401);
    expect(await listAudit(server)).toMatchObject([{ operation: 'login', outcome: 'failed' }]);
    expect((await browser.redeem(code)).statusCode).toBe(200);
  });

  test('is valid for a minute', async () => {
    const browser = new Browser();
    const code = readCode(await browser.open(await browser.authenticate(people.care)));
    await sql`update sign_in_codes set expires_at = expires_at - interval '60 seconds'`.execute(
      server.database.db,
    );
    expect((await browser.redeem(code)).statusCode).toBe(401);
  });

  test('is of no use to a user who has been locked out since', async () => {
    const browser = new Browser();
    const code = readCode(await browser.open(await browser.authenticate(people.care)));
    const lock = (is_locked_out: boolean) =>
      server.database.db
        .updateTable('users')
        .set({ is_locked_out })
        .where('username', '=', people.care)
        .execute();
    await lock(true);
    await listAudit(server);
    expect((await browser.redeem(code)).statusCode).toBe(401);
    expect(await listAudit(server)).toMatchObject([{ operation: 'login', outcome: 'failed' }]);
    await lock(false);
  });
});

describe('a failure is a page with a way on', () => {
  const again = '/auth/sign-in?returnTo=%2FCampaigns%2FMailerList%3Fpage%3D2%23rows';
  const here = '/portal/Campaigns/MailerList?page=2#rows';
  const links = [again, here];
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
  const idTokens: [string, (claims: JWTPayload) => Promise<string> | string, RegExp][] = [
    ['another nonce', (claims) => sign({ ...claims, nonce: 'other' }), /not valid here.*Ada Demo/],
    ['no nonce', ({ nonce: _nonce, ...claims }) => sign(claims), /not valid here/],
    ['another audience', (claims) => sign({ ...claims, aud: 'another app' }), /not valid here/],
    ['another issuer', (claims) => sign({ ...claims, iss: 'https://evil.example' }), /not valid here/],
    ['expired, beyond the tolerance', (claims) => sign({ ...claims, exp: inSeconds(-45) }), /clocks/],
    ['the signature of another provider', (claims) => impostor.sign(claims), /not valid here/],
    ['no signature', (claims) => new UnsecuredJWT(claims).encode(), /not valid here/],
    ['the client secret as its key', signWithSecret, /not valid here/],
  ];
  test.each(idTokens)('the token has %s', async (_what, replace, text) => {
    identityProvider.replaceIdToken = replace;
    const browser = new Browser();
    const page = readPage(await browser.open(await browser.authenticate(people.care)));
    expect(page).toEqual({ status: 502, text: expect.stringMatching(text), links });
    expect(await countCodes()).toBe(0);
  });

  test('clocks may differ by 30 seconds', async () => {
    identityProvider.replaceIdToken = (claims) => sign({ ...claims, exp: inSeconds(-15) });
    expect((await new Browser().signIn(people.care)).statusCode).toBe(200);
  });

  test('another state', async () => {
    const browser = new Browser();
    const url = new URL(await browser.authenticate(people.care));
    url.searchParams.set('state', 'other');
    const page = readPage(await browser.open(url.href));
    expect(page).toEqual({
      status: 400,
      text: expect.stringContaining('not started in this browser'),
      links,
    });
  });

  test('a state of another browser', async () => {
    const url = await new Browser().authenticate(people.admin);
    const victim = new Browser();
    await victim.authenticate(people.care);
    expect(readPage(await victim.open(url)).status).toBe(400);
    expect(readPage(await new Browser().open(url)).status).toBe(400);
    expect(await countCodes()).toBe(0);
  });

  test('the code of another browser: the provider refuses its verifier', async () => {
    const other = new URL(await new Browser().authenticate(people.admin));
    const browser = new Browser();
    const url = new URL(await browser.authenticate(people.care));
    url.searchParams.set('code', other.searchParams.get('code') ?? '');
    expect(readPage(await browser.open(url.href)).status).toBe(400);
  });

  test('a code of the provider that has been used', async () => {
    const browser = new Browser();
    const url = await browser.authenticate(people.care);
    readCode(await browser.open(url));
    const page = readPage(await browser.open(url));
    expect(page).toEqual({ status: 400, text: expect.stringContaining('already been used'), links });
  });

  test('the user cancels', async () => {
    const browser = new Browser();
    const page = readPage(await browser.open(await browser.authenticate(null)));
    expect(page).toEqual({ status: 403, text: 'The sign-in was canceled.', links });
  });

  test('an unknown user, who reads whom to ask and may try as another', async () => {
    await listAudit(server);
    const browser = new Browser();
    const page = readPage(await browser.open(await browser.authenticate('someone.new')));
    const asOther = `${again}&amp;otherUser=yes`;
    expect(page).toEqual({
      status: 403,
      text: `You do not have an account in the portal. Ask ${accessContact} for one.`,
      links: [asOther, here],
    });
    const restart = await browser.open(asOther.replace('&amp;', '&'));
    expect(new URL(restart.headers.location ?? '').searchParams.get('prompt')).toBe('login');
    expect(await listAudit(server)).toEqual([
      {
        username: null,
        operation: 'login',
        object: 'single sign-on, unknown, someone.new',
        outcome: 'refused',
      },
    ]);
  });

  test('a locked user', async () => {
    await listAudit(server);
    const browser = new Browser();
    const page = readPage(await browser.open(await browser.authenticate(people.locked)));
    expect(page).toMatchObject({ status: 403, text: expect.stringContaining('is locked') });
    expect(await listAudit(server)).toMatchObject([{ username: people.locked, outcome: 'refused' }]);
  });

  test('a user without a name', async () => {
    identityProvider.users.set('nameless', { preferred_username: undefined });
    const browser = new Browser();
    expect(readPage(await browser.open(await browser.authenticate('nameless')))).toMatchObject({
      status: 502,
      text: expect.stringContaining('did not say who you are'),
    });
  });

  test('the provider is away', async () => {
    const page = readPage(await new Browser(away).open('/auth/sign-in?returnTo=/Home'));
    expect(page).toEqual({
      status: 502,
      text: expect.stringContaining('does not respond'),
      links: ['/auth/sign-in?returnTo=%2FHome', '/portal/Home'],
    });
  });

  async function countCodes(): Promise<number> {
    return (await server.database.db.selectFrom('sign_in_codes').select('user_id').execute()).length;
  }
  beforeEach(async () => {
    await server.database.db.deleteFrom('sign_in_codes').execute();
  });
});

describe('rate limits', () => {
  const limited = testServer({ config: { singleSignOn: settings } });

  test('after many failures of an address, no code is sent to the provider', async () => {
    const browser = new Browser(limited);
    const url = await browser.authenticate('someone.new');
    await limited.database.db
      .insertInto('login_attempts')
      .values({ scope: 'address', subject_hash: await hashAddress(), failures: 300 })
      .execute();
    const requests = identityProvider.tokenRequests.length;
    expect((await browser.open(url)).statusCode).toBe(429);
    expect((await browser.redeem('x'.repeat(43))).statusCode).toBe(429);
    expect(identityProvider.tokenRequests).toHaveLength(requests);
  });

  async function hashAddress(): Promise<Buffer> {
    return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode('127.0.0.1')));
  }
});

describe('users and roles of the provider', () => {
  test('an unknown user is added, with the mapped roles that exist', async () => {
    const claims = {
      given_name: 'Grace',
      family_name: 'New',
      email: 'grace@example.com',
      groups: ['care', 'x'],
    };
    identityProvider.users.set('grace.new', claims);
    const { user } = (await new Browser(generous).signIn('grace.new')).json();
    expect(user).toMatchObject({
      username: 'grace.new',
      firstName: 'Grace',
      lastName: 'New',
      email: 'grace@example.com',
      roles: ['MSC'],
    });
    expect(await listAudit(generous)).toMatchObject([
      { username: 'grace.new', operation: 'createUser', object: expect.stringContaining('(grace.new)') },
      { operation: 'addUserRole', object: expect.stringContaining('role MSC') },
      { operation: 'login', outcome: 'done' },
    ]);
  });

  test('a name that the portal does not allow is not added', async () => {
    const browser = new Browser(generous);
    expect(readPage(await browser.open(await browser.authenticate('abc'))).status).toBe(403);
  });

  test('mapped roles follow the provider at each sign-in; others are kept', async () => {
    identityProvider.users.set(people.marketing, { groups: 'care' });
    const first = (await new Browser(generous).signIn(people.marketing)).json();
    expect(first.user.roles).toEqual(['JAS', 'MSC', 'StatusMessage']);
    identityProvider.users.set(people.marketing, { groups: [] });
    const second = (await new Browser(generous).signIn(people.marketing)).json();
    expect(second.user.roles).toEqual(['JAS', 'StatusMessage']);
  });

  test('the last administrator keeps the role', async () => {
    const { user } = (await new Browser(generous).signIn(people.admin)).json();
    expect(user.roles).toEqual(['Administer', 'JAS']);
  });
});

describe('with single sign-on only', () => {
  const logIn = (username: string) =>
    strict.app.inject({ method: 'POST', url: '/api/authentication/login', payload: { username, password } });

  test('a password is accepted of one user, and refused of others as a wrong one', async () => {
    const refused = await logIn(people.marketing);
    expect({ status: refused.statusCode, code: refused.json().code }).toEqual({
      status: 401,
      code: 'login.failed',
    });
    expect((await logIn(people.admin)).statusCode).toBe(200);
    expect((await new Browser(strict).signIn(people.marketing)).statusCode).toBe(200);
  });
});

describe('a logout at the provider', () => {
  const logOut = async (
    claims: JWTPayload,
    signToken: (claims: JWTPayload) => Promise<string> | string = sign,
  ) =>
    server.app.inject({
      method: 'POST',
      url: '/auth/backchannel-logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: await signToken(claims) }).toString(),
    });
  const now = () => Math.floor(Date.now() / 1_000);
  const valid = () => ({
    iss: identityProvider.issuer,
    aud: portalClient.clientId,
    iat: now(),
    exp: now() + 60,
    jti: crypto.randomUUID(),
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    sub: people.care as string,
  });
  const getStatus = async (token: string) => (await getSession(server, token)).statusCode;

  test('ends the sessions of the user, and says so', async () => {
    const { token } = (await new Browser().signIn(people.care)).json();
    const other = (await new Browser().signIn(people.marketing)).json();
    const withPassword = await server.getToken(people.care);
    await listAudit(server);
    expect((await logOut(valid())).statusCode).toBe(200);
    const ended = await getSession(server, token);
    expect({ status: ended.statusCode, code: ended.json().code }).toEqual({
      status: 401,
      code: 'session.signed_out',
    });
    expect(await getStatus(other.token)).toBe(200);
    expect(await getStatus(withPassword)).toBe(200);
    expect(await listAudit(server)).toEqual([
      { username: people.care, operation: 'logout', object: 'by the identity provider', outcome: 'done' },
    ]);
  });

  test('ends one session of the provider', async () => {
    const { token } = (await new Browser().signIn(people.care)).json();
    const { provider_session: sid } = await server.database.db
      .selectFrom('sessions')
      .select('provider_session')
      .where('provider_session', 'is not', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const elsewhere = (await new Browser().signIn(people.care)).json();
    expect((await logOut({ ...valid(), sid })).statusCode).toBe(200);
    expect(await getStatus(token)).toBe(401);
    expect(await getStatus(elsewhere.token)).toBe(200);
  });

  test.each([
    ['of another audience', { aud: 'another app' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['without the event', { events: {} }],
    ['with a nonce', { nonce: 'n' }],
    ['of yesterday', { iat: 1, exp: undefined }],
    ['about nobody', { sub: undefined }],
  ])('is refused with a token %s', async (_what, change) => {
    const { token } = (await new Browser().signIn(people.care)).json();
    expect((await logOut({ ...valid(), ...change } as JWTPayload)).statusCode).toBe(400);
    expect(await getStatus(token)).toBe(200);
  });

  test.each([
    ['the key of another provider', (claims: JWTPayload) => impostor.sign(claims)],
    ['the client secret', signWithSecret],
    ['no key', (claims: JWTPayload) => new UnsecuredJWT(claims).encode()],
  ])('is refused with a token signed with %s', async (_what, signToken) => {
    const { token } = (await new Browser().signIn(people.care)).json();
    expect((await logOut(valid(), signToken)).statusCode).toBe(400);
    expect(await getStatus(token)).toBe(200);
  });
});

describe('without an identity provider', () => {
  const plain = testServer();

  test('there is no page to sign in at it, and no code is accepted', async () => {
    expect((await plain.app.inject({ url: '/auth/sign-in' })).statusCode).toBe(404);
    expect((await new Browser(plain).redeem('x'.repeat(43))).json()).toMatchObject({
      code: 'operation.not_offered',
    });
  });
});
