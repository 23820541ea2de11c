import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { password, people, setLocked } from '../../../testing/fixtures.ts';
import { startIdentityProvider } from '../../../testing/identityProvider.ts';
import {
  Browser,
  getSession,
  listAudit,
  portalOrigin,
  readCode,
  readFragment,
  readPage,
  singleSignOnSettings,
} from '../../../testing/signInBrowser.ts';
import { AppUser } from '../../../testing/secondFactor.ts';
import { testServer } from '../../../testing/testServer.ts';

const identityProvider = await startIdentityProvider(portalOrigin);
afterAll(() => identityProvider.close());
const settings = singleSignOnSettings(identityProvider);
const server = testServer({ config: { singleSignOn: settings } });
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
const openBrowser = (portal = server) => new Browser(portal, identityProvider);

beforeEach(() => identityProvider.users.clear());

describe('a sign-in', () => {
  test('ends with the response of a login, and returns to the page', async () => {
    const browser = openBrowser();
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
    expect((await openBrowser().signIn('1734')).json().user.username).toBe(people.care);
    expect(identityProvider.tokenRequests.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });

  const otherPlaces = ['//evil.example', 'https://evil.example/', '/\\evil.example', '/.//evil.example', 'x'];
  test.each([...otherPlaces, `/${'long'.repeat(600)}`])('never returns to %s', async (returnTo) => {
    const browser = openBrowser();
    const returned = await browser.open(await browser.authenticate(people.care, returnTo));
    expect(readFragment(returned).get('return-to')).toBe('/');
  });
});

describe('two-step verification', () => {
  const enforced = testServer({ config: { singleSignOn: settings, secondFactorRoles: ['MSC'] } });

  test('is left to the identity provider, even for a user who has it for passwords', async () => {
    const user = new AppUser(enforced, people.care);
    const get = (token: string, url: string) =>
      enforced.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    for (const prepare of [async () => {}, () => user.enrol()]) {
      await prepare();
      const response = await openBrowser(enforced).signIn(people.care);
      expect(response.statusCode).toBe(200);
      const { token } = response.json();
      expect(response.json().user).not.toHaveProperty('lacksSecondFactor');
      expect((await get(token, '/api/page')).statusCode).toBe(200);
      expect((await get(token, '/api/secondfactor')).json()).toMatchObject({ code: 'operation.not_offered' });
      const passkey = await enforced.app.inject({
        method: 'POST',
        url: '/api/secondfactor/passkeys/enrolment',
        headers: { authorization: `Bearer ${token}` },
        payload: { password },
      });
      expect(passkey.json()).toMatchObject({ code: 'operation.not_offered' });
    }
    expect((await user.logIn()).json()).toMatchObject({ code: 'login.code_required' });
  });
});

describe('a code for the portal', () => {
  test('is valid once', async () => {
    const browser = openBrowser();
    const code = readCode(await browser.open(await browser.authenticate(people.care)));
    expect((await browser.redeem(code)).statusCode).toBe(200);
    const again = await browser.redeem(code);
    expect({ status: again.statusCode, code: again.json().code }).toEqual({
      status: 401,
      code: 'login.failed',
    });
  });

  test('is still valid if the session could not be opened', async () => {
    const browser = openBrowser();
    const code = readCode(await browser.open(await browser.authenticate(people.care)));
    await server.database.query('alter table sessions add constraint broken check (false) not valid');
    const failed = await browser.redeem(code);
    await server.database.query('alter table sessions drop constraint broken');
    expect(failed.statusCode).toBe(500);
    expect((await browser.redeem(code)).statusCode).toBe(200);
  });

  test('is valid only in the browser that started the sign-in', async () => {
    const browser = openBrowser();
    const code = readCode(await browser.open(await browser.authenticate(people.care)));
    const other = openBrowser();
    await other.authenticate(people.care);
    await listAudit(server);
    expect((await other.redeem(code)).statusCode).toBe(401);
    expect(await listAudit(server)).toMatchObject([{ operation: 'login', outcome: 'failed' }]);
    expect((await browser.redeem(code)).statusCode).toBe(200);
  });

  test('is valid for a minute', async () => {
    const browser = openBrowser();
    const code = readCode(await browser.open(await browser.authenticate(people.care)));
    await sql`update sign_in_codes set expires_at = expires_at - interval '60 seconds'`.execute(
      server.database.db,
    );
    expect((await browser.redeem(code)).statusCode).toBe(401);
  });

  test('is of no use to a user who has been locked out since', async () => {
    const browser = openBrowser();
    const code = readCode(await browser.open(await browser.authenticate(people.care)));
    await setLocked(server.database.db, people.care, true);
    await listAudit(server);
    expect((await browser.redeem(code)).statusCode).toBe(401);
    expect(await listAudit(server)).toMatchObject([{ operation: 'login', outcome: 'failed' }]);
    await setLocked(server.database.db, people.care, false);
  });
});

describe('rate limits', () => {
  const limited = testServer({ config: { singleSignOn: settings } });

  test('after many failures of an address, no code is sent to the provider', async () => {
    const browser = openBrowser(limited);
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
    const { user } = (await openBrowser(generous).signIn('grace.new')).json();
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
    const browser = openBrowser(generous);
    expect(readPage(await browser.open(await browser.authenticate('abc'))).status).toBe(403);
  });

  test('mapped roles follow the provider at each sign-in; others are kept', async () => {
    identityProvider.users.set(people.marketing, { groups: 'care' });
    const first = (await openBrowser(generous).signIn(people.marketing)).json();
    expect(first.user.roles).toEqual(['JAS', 'MSC', 'StatusMessage']);
    identityProvider.users.set(people.marketing, { groups: [] });
    const second = (await openBrowser(generous).signIn(people.marketing)).json();
    expect(second.user.roles).toEqual(['JAS', 'StatusMessage']);
  });

  test('the last administrator keeps the role', async () => {
    const { user } = (await openBrowser(generous).signIn(people.admin)).json();
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
    expect((await openBrowser(strict).signIn(people.marketing)).statusCode).toBe(200);
  });
});

describe('without an identity provider', () => {
  const plain = testServer();

  test('there is no page to sign in at it, and no code is accepted', async () => {
    expect((await plain.app.inject({ url: '/auth/sign-in' })).statusCode).toBe(404);
    expect((await openBrowser(plain).redeem('x'.repeat(43))).json()).toMatchObject({
      code: 'operation.not_offered',
    });
  });
});
