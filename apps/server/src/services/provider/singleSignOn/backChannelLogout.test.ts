import { UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { people } from '../../../testing/fixtures.ts';
import { portalClient, signWithSecret, startIdentityProvider } from '../../../testing/identityProvider.ts';
import {
  Browser,
  getSession,
  listAudit,
  portalOrigin,
  singleSignOnSettings,
} from '../../../testing/signInBrowser.ts';
import { testServer } from '../../../testing/testServer.ts';

const identityProvider = await startIdentityProvider(portalOrigin);
afterAll(() => identityProvider.close());
const settings = singleSignOnSettings(identityProvider);
const server = testServer({ config: { singleSignOn: settings } });
const { sign } = identityProvider;
const impostor = await startIdentityProvider(portalOrigin);
afterAll(() => impostor.close());

const openBrowser = (portal = server) => new Browser(portal, identityProvider);

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
    const { token } = (await openBrowser().signIn(people.care)).json();
    const other = (await openBrowser().signIn(people.marketing)).json();
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
    const { token } = (await openBrowser().signIn(people.care)).json();
    const { provider_session: sid } = await server.database.db
      .selectFrom('sessions')
      .select('provider_session')
      .where('provider_session', 'is not', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const elsewhere = (await openBrowser().signIn(people.care)).json();
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
    ['without a user', { sub: undefined }],
  ])('is refused with a token %s', async (_what, change) => {
    const { token } = (await openBrowser().signIn(people.care)).json();
    expect((await logOut({ ...valid(), ...change } as JWTPayload)).statusCode).toBe(400);
    expect(await getStatus(token)).toBe(200);
  });

  test.each([
    ['the key of another provider', (claims: JWTPayload) => impostor.sign(claims)],
    ['the client secret', signWithSecret],
    ['no key', (claims: JWTPayload) => new UnsecuredJWT(claims).encode()],
  ])('is refused with a token signed with %s', async (_what, signToken) => {
    const { token } = (await openBrowser().signIn(people.care)).json();
    expect((await logOut(valid(), signToken)).statusCode).toBe(400);
    expect(await getStatus(token)).toBe(200);
  });
});
