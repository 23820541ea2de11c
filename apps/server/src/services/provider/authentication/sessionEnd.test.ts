import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashToken } from '../../../access/token.ts';
import { createAdministrationClient, newUser, type TestUser } from '../../../testing/administration.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer({ config: { trustProxy: ['127.0.0.1'], sessionIdleMinutes: 30 } });
const { send, sendAs, addUser, logIn } = createAdministrationClient(server);

interface Ended {
  user: TestUser;
  /** Of another session of the user. */
  token: string;
  tokenHash: Buffer;
}

test.each<{ code: string; why: string; end: (ended: Ended) => Promise<unknown> }>([
  {
    code: 'session.locked',
    why: 'your account was locked',
    end: ({ user }) => send('PUT', `/api/user/${user.userId}`, { ...user, isLockedOut: true }),
  },
  {
    code: 'session.password_changed',
    why: 'your password was changed',
    end: ({ user }) => send('PUT', `/api/user/${user.userId}`, { ...user, password: 'Green-Lamp-88' }),
  },
  {
    code: 'session.password_changed',
    why: 'your password was changed',
    end: ({ token }) =>
      sendAs(token, 'POST', '/api/user/changePassword', {
        oldPassword: newUser.password,
        newPassword: 'Green-Lamp-88',
        confirmPassword: 'Green-Lamp-88',
      }),
  },
  {
    code: 'session.signed_out',
    why: 'you signed out everywhere',
    end: ({ token }) => sendAs(token, 'POST', '/api/authentication/logout', { everywhere: true }),
  },
  {
    code: 'session.terminated',
    why: 'your account was terminated',
    end: ({ user }) => send('DELETE', `/api/user/${user.userId}`),
  },
  {
    code: 'session.idle',
    why: 'it was not used',
    end: ({ tokenHash }) =>
      sql`update sessions set last_used_at = now() - interval '31 minutes' where token_hash = ${tokenHash}`.execute(
        server.database.db,
      ),
  },
])('the owner of an ended session reads why: $why ($code)', async ({ code, why, end }) => {
  const user = await addUser();
  const [first, second] = await Promise.all([1, 2].map(() => logIn(user.username, newUser.password)));
  const token: string = first?.json().token;
  await end({ user, token: second?.json().token, tokenHash: hashToken(token) });
  const response = await sendAs(token, 'GET', '/api/session');
  expect(response.json()).toMatchObject({
    status: 401,
    code,
    message: `Your session has ended because ${why}`,
  });
  expect(response.headers['www-authenticate']).toBe('Bearer');
});

const byTls = { 'sec-fetch-site': 'same-origin', host: 'portal.example', 'x-forwarded-proto': 'https' };

test('only the browser that the session belongs to reads why, until the session would have expired', async () => {
  const user = await addUser();
  const login = await server.app.inject({
    method: 'POST',
    url: '/api/authentication/login',
    payload: { username: user.username, password: newUser.password },
    headers: byTls,
  });
  const { token } = login.json();
  const cookie = String(login.headers['set-cookie']).split(';', 1)[0];
  const readCode = async (headers: object) => {
    const authorization = { authorization: `Bearer ${token}` };
    const response = await server.app.inject({
      url: '/api/session',
      headers: { ...authorization, ...headers },
    });
    return response.json().code;
  };
  await send('PUT', `/api/user/${user.userId}`, { ...user, isLockedOut: true });
  expect(await readCode({ cookie })).toBe('session.locked');
  expect(await readCode({})).toBe('session.expired');
  expect(await readCode({ cookie: `__Host-portal-browser=${'A'.repeat(43)}` })).toBe('session.expired');

  const { db } = server.database;
  await sql`update ended_sessions set expires_at = now() - interval '1 second'`.execute(db);
  expect(await readCode({ cookie })).toBe('session.expired');
});
