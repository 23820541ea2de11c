import { UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { people } from '../../../testing/fixtures.ts';
import { signWithSecret, startIdentityProvider } from '../../../testing/identityProvider.ts';
import {
  Browser,
  listAudit,
  portalOrigin,
  readCode,
  readPage,
  singleSignOnSettings,
} from '../../../testing/signInBrowser.ts';
import { testServer } from '../../../testing/testServer.ts';

const identityProvider = await startIdentityProvider(portalOrigin);
afterAll(() => identityProvider.close());
const settings = singleSignOnSettings(identityProvider);
const accessContact = 'Ada Demo, extension 12';
const server = testServer({ config: { singleSignOn: settings, accessContact } });
const away = testServer({ config: { singleSignOn: { ...settings, issuer: 'http://127.0.0.1:1' } } });
const { sign } = identityProvider;
const impostor = await startIdentityProvider(portalOrigin);
afterAll(() => impostor.close());

const openBrowser = (portal = server) => new Browser(portal, identityProvider);

beforeEach(() => {
  identityProvider.users.clear();
  identityProvider.replaceIdToken = null;
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
    const browser = openBrowser();
    const page = readPage(await browser.open(await browser.authenticate(people.care)));
    expect(page).toEqual({ status: 502, text: expect.stringMatching(text), links });
    expect(await countCodes()).toBe(0);
  });

  test('clocks may differ by 30 seconds', async () => {
    identityProvider.replaceIdToken = (claims) => sign({ ...claims, exp: inSeconds(-15) });
    expect((await openBrowser().signIn(people.care)).statusCode).toBe(200);
  });

  test('another state', async () => {
    const browser = openBrowser();
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
    const url = await openBrowser().authenticate(people.admin);
    const victim = openBrowser();
    await victim.authenticate(people.care);
    expect(readPage(await victim.open(url)).status).toBe(400);
    expect(readPage(await openBrowser().open(url)).status).toBe(400);
    expect(await countCodes()).toBe(0);
  });

  test('the code of another browser: the provider refuses its verifier', async () => {
    const other = new URL(await openBrowser().authenticate(people.admin));
    const browser = openBrowser();
    const url = new URL(await browser.authenticate(people.care));
    url.searchParams.set('code', other.searchParams.get('code') ?? '');
    expect(readPage(await browser.open(url.href)).status).toBe(400);
  });

  test('a code of the provider that has been used', async () => {
    const browser = openBrowser();
    const url = await browser.authenticate(people.care);
    readCode(await browser.open(url));
    const page = readPage(await browser.open(url));
    expect(page).toEqual({ status: 400, text: expect.stringContaining('already been used'), links });
  });

  test('the user cancels', async () => {
    const browser = openBrowser();
    const page = readPage(await browser.open(await browser.authenticate(null)));
    expect(page).toEqual({ status: 403, text: 'The sign-in was canceled.', links });
  });

  test('an unknown user, who reads who can help and may try as another', async () => {
    await listAudit(server);
    const browser = openBrowser();
    const page = readPage(await browser.open(await browser.authenticate('someone.new')));
    const asOther = `${again}&#38;otherUser=yes`;
    expect(page).toEqual({
      status: 403,
      text: `You do not have an account in the portal. Ask ${accessContact} for one.`,
      links: [asOther, here],
    });
    const restart = await browser.open(asOther.replace('&#38;', '&'));
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
    const browser = openBrowser();
    const page = readPage(await browser.open(await browser.authenticate(people.locked)));
    expect(page).toMatchObject({ status: 403, text: expect.stringContaining('is locked') });
    expect(await listAudit(server)).toMatchObject([{ username: people.locked, outcome: 'refused' }]);
  });

  test('a user without a name', async () => {
    identityProvider.users.set('nameless', { preferred_username: undefined });
    const browser = openBrowser();
    expect(readPage(await browser.open(await browser.authenticate('nameless')))).toMatchObject({
      status: 502,
      text: expect.stringContaining('did not say who you are'),
    });
  });

  test('the provider is away', async () => {
    const page = readPage(await openBrowser(away).open('/auth/sign-in?returnTo=/Home'));
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
