import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCheapPasswords, findUserRow, password, people } from '../../../testing/fixtures.ts';
import { createAddress, createLogIn } from '../../../testing/logIn.ts';
import { testServer } from '../../../testing/testServer.ts';
import { createPasswords } from './passwords.ts';
import { hashToken } from '../../../access/token.ts';

const server = testServer();
// Wrong passwords in one test do not block the user in the next.
beforeEach(() => server.database.db.deleteFrom('login_attempts').execute());

const logIn = createLogIn(server);

const requestWithToken = (token: string, method: 'GET' | 'POST', url: string, payload?: object) =>
  server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });

const logInForToken = async (username: string = people.marketing) =>
  (await logIn(username, password)).json().token;
const getStatus = async (token: string) => (await requestWithToken(token, 'GET', '/api/session')).statusCode;
const setSession = (token: string, column: 'expires_at' | 'last_used_at', ago: string) =>
  sql`update sessions set ${sql.ref(column)} = now() - ${ago}::interval where token_hash = ${hashToken(token)}`.execute(
    server.database.db,
  );

describe('a login', () => {
  test('returns a token, its expiration and the user', async () => {
    const before = Date.now();
    const response = await logIn(people.marketing, password);
    expect(response.statusCode).toBe(200);
    const { token, expiration, user } = response.json();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(expiration).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
    expect(Date.parse(expiration) - before).toBeGreaterThan(7.9 * 3_600_000);
    expect(Date.parse(expiration) - before).toBeLessThan(8.1 * 3_600_000);
    expect(user).toEqual({
      username: people.marketing,
      firstName: 'mark',
      lastName: 'Example',
      email: 'mark.marketing@example.com',
      department: null,
      startPage: '/Campaigns/MailerList',
      roles: ['JAS', 'StatusMessage'],
      pagesWithView: [],
    });
  });

  test.each(['ANNA.ADMIN', 'Anna.Admin', 'ａｎｎａ．ａｄｍｉｎ'])('finds the user for %s', async (typed) => {
    expect((await logIn(typed, password)).json().user.username).toBe(people.admin);
  });

  test('accepts a password in another Unicode form', async () => {
    expect((await logIn(people.admin, password.replace('7', '７'))).statusCode).toBe(200);
  });

  test('is recorded with its time and source', async () => {
    const address = createAddress();
    await logIn(people.care, 'wrong', address);
    await logIn(people.care, password, address);
    const { db } = server.database;
    const entries = await db
      .selectFrom('audit')
      .select(['username', 'operation', 'outcome', 'changed'])
      .where('source', '=', address)
      .orderBy('audit_id')
      .execute();
    expect(entries).toEqual([
      { username: people.care, operation: 'login', outcome: 'failed', changed: [] },
      { username: people.care, operation: 'login', outcome: 'done', changed: [] },
    ]);
    const user = await findUserRow(server.database.db, people.care);
    expect(Date.now() - user.last_login_date.getTime()).toBeLessThan(60_000);
    expect(user.failed_password_attempt_count).toBe(0);
  });

  test('stores nothing that could open a session', async () => {
    const { token } = (await logIn(people.admin, password)).json();
    const { rows } = await sql<{ text: string }>`
      select s::text as text from sessions s union all select a::text from audit a
      union all select l::text from login_attempts l`.execute(server.database.db);
    const everything = rows.map((row) => row.text).join('\n');
    expect(everything).not.toContain(token);
    expect(everything).toContain(hashToken(token).toString('hex'));
  });

  test('updates a hash of another cost', async () => {
    const { hash } = await createPasswords({ cost: { memoryCost: 128, timeCost: 1, parallelism: 1 } });
    const { db } = server.database;
    const outdated = { password_hash: await hash(password) };
    await db.updateTable('users').set(outdated).where('username', '=', people.care).execute();
    expect((await logIn(people.care, password)).statusCode).toBe(200);
    const passwords = await createCheapPasswords();
    expect(
      passwords.isOutdated((await findUserRow(server.database.db, people.care)).password_hash ?? ''),
    ).toBe(false);
    expect((await logIn(people.care, password)).statusCode).toBe(200);
  });
});

describe('a failed login', () => {
  const wrong = 'wrong password';
  test.each([
    { username: people.marketing, typed: wrong, why: 'the password is wrong' },
    { username: people.locked, typed: password, why: 'the user is locked out' },
    { username: 'unknown.user', typed: password, why: 'the user does not exist' },
    { username: '', typed: '', why: 'both fields are empty' },
    { username: people.admin, typed: '', why: 'the password is empty' },
    { username: people.admin, typed: `${password} `, why: 'the name has an extra blank' },
    { username: people.admin, typed: 'x'.repeat(257), why: 'the password is overlong' },
    {
      username: people.admin,
      typed: 'x'.repeat(5_000),
      why: 'the password is longer than the contract allows',
    },
    { username: 'x'.repeat(5_000), typed: password, why: 'the name is longer than the contract allows' },
    { username: "' or 1=1 --", typed: "' or 1=1 --", why: 'the name is hostile' },
    { username: 'a\u0000b', typed: password, why: 'the name contains a NUL character' },
    { username: people.admin, typed: '\ud800', why: 'the password contains half a surrogate pair' },
    { username: 'İstanbul', typed: '🙂'.repeat(64), why: 'the name is not ASCII' },
  ])('gets the same response when $why', async ({ username, typed }) => {
    const response = await logIn(username, typed);
    const { requestId, ...body } = response.json();
    expect(response.statusCode).toBe(401);
    expect(body).toEqual({ status: 401, code: 'login.failed', message: 'invalid user name or password' });
    expect(requestId).toBe(response.headers['x-request-id']);
    expect(Object.keys(response.headers).toSorted()).toEqual(
      Object.keys((await logIn(people.admin, wrong)).headers).toSorted(),
    );
  });

  test('does not store a user name that does not exist', async () => {
    await logIn('My-Secret-Password-1', 'x');
    const { rows } = await sql<{ text: string }>`
      select a::text as text from audit a union all select l::text from login_attempts l`.execute(
      server.database.db,
    );
    expect(rows.map((row) => row.text).join('\n')).not.toContain('Secret');
  });
});

describe('a session', () => {
  test('returns the current data of the user', async () => {
    const token = await logInForToken();
    const response = await requestWithToken(token, 'GET', '/api/session');
    expect(response.json()).toMatchObject({
      user: { username: people.marketing, roles: ['JAS', 'StatusMessage'] },
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('of each of many concurrent calls is its own', async () => {
    const [marketing, care] = [await logInForToken(), await logInForToken(people.care)];
    const calls = [
      [marketing, people.marketing],
      ['unknown', undefined],
      [care, people.care],
      [marketing, people.marketing],
    ] as const;
    const responses = await Promise.all(
      calls.map(([token]) => requestWithToken(token, 'GET', '/api/session')),
    );
    expect(responses.map((response) => response.json().user?.username)).toEqual(
      calls.map(([, owner]) => owner),
    );
  });

  test('expires by the clock of the database', async () => {
    const token = await logInForToken();
    await setSession(token, 'expires_at', '0');
    expect((await requestWithToken(token, 'GET', '/api/session')).json()).toMatchObject({
      code: 'session.expired',
    });
  });

  test('records its use once a minute, for the user too', async () => {
    const token = await logInForToken();
    await setSession(token, 'last_used_at', '2 minutes');
    const { db } = server.database;
    await sql`update users set last_activity_date = now() - interval '1 day' where username = ${people.marketing}`.execute(
      db,
    );
    await getStatus(token);
    expect(
      Date.now() - (await findUserRow(server.database.db, people.marketing)).last_activity_date.getTime(),
    ).toBeLessThan(60_000);
  });

  test('ends with its logout, and others remain', async () => {
    const [one, other] = [await logInForToken(), await logInForToken()];
    const response = await requestWithToken(one, 'POST', '/api/authentication/logout');
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect([await getStatus(one), await getStatus(other)]).toEqual([401, 200]);
  });

  test('ends with all other sessions of the user on logout everywhere', async () => {
    const [one, other, ofSomeoneElse] = [
      await logInForToken(),
      await logInForToken(),
      await logInForToken(people.admin),
    ];
    const response = await requestWithToken(one, 'POST', '/api/authentication/logout', { everywhere: true });
    expect(response.statusCode).toBe(204);
    expect([await getStatus(one), await getStatus(other), await getStatus(ofSomeoneElse)]).toEqual([
      401, 401, 200,
    ]);
  });
});

test('no log line contains a password or a token', async () => {
  const { token } = (await logIn(people.admin, password)).json();
  await requestWithToken(token, 'GET', '/api/user?token=in-the-address');
  await logIn(people.admin, 'Another-Secret-9');
  const lines = JSON.stringify(server.logs);
  expect(lines).toContain('/api/user');
  for (const secret of [token, password, 'Another-Secret-9', 'in-the-address'])
    expect(lines).not.toContain(secret);
});
