import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { findUserRow, password, people } from '../../../testing/fixtures.ts';
import { createAddress, createLogIn } from '../../../testing/logIn.ts';
import { testServer } from '../../../testing/testServer.ts';
import { clearAttemptsOfUser, getDelayMs } from './loginLimits.ts';
import { toUserKey } from './userKey.ts';

const server = testServer();

const logIn = createLogIn(server);

const { marketing } = people;
const listStatuses = async (attempts: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(attempts)).map((response) => response.statusCode);
const readAttempts = (scope: 'user' | 'address' | 'browser' | 'user_browser') =>
  server.database.db.selectFrom('login_attempts').selectAll().where('scope', '=', scope).execute();
const clearAttempts = () => server.database.db.deleteFrom('login_attempts').execute();
const readFailureCount = async (username: string) =>
  (await findUserRow(server.database.db, username)).failed_password_attempt_count;

test.each([
  {
    failing: 'reading the user',
    statement: 'alter table users rename column is_locked_out to broken',
    undo: 'alter table users rename column broken to is_locked_out',
  },
  {
    failing: 'opening the session',
    statement: 'alter table sessions add constraint broken check (false) not valid',
    undo: 'alter table sessions drop constraint broken',
  },
])('an attempt is not counted if the database fails at $failing', async ({ statement, undo }) => {
  await clearAttempts();
  await server.database.query(statement);
  const { statusCode } = await logIn(marketing, password);
  await server.database.query(undo);
  expect(statusCode).toBe(500);
  expect((await readAttempts('user')).map(({ failures }) => failures)).toEqual([0]);
  expect((await readAttempts('address')).map(({ failures }) => failures)).toEqual([0]);
});

test('a block by an attempt that is released does not make the next block longer', async () => {
  await clearAttempts();
  for (let attempt = 0; attempt < 4; attempt += 1) await logIn(marketing, 'guess');
  await server.database.query('alter table sessions add constraint broken check (false) not valid');
  expect((await logIn(marketing, password)).statusCode).toBe(500);
  await server.database.query('alter table sessions drop constraint broken');
  expect(await readAttempts('user')).toMatchObject([{ failures: 4, block_count: 0, blocked_until: null }]);
  await logIn(marketing, 'guess');
  expect(await readAttempts('user')).toMatchObject([{ block_count: 1, blocked_until: expect.any(Date) }]);
});

describe('too many attempts', () => {
  test('for a user: of 30 at once five are checked, and the right password is rejected like a wrong one', async () => {
    await clearAttempts();
    const before = await readFailureCount(marketing);
    const statuses = await listStatuses(Array.from({ length: 30 }, () => logIn(marketing, 'guess')));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await readFailureCount(marketing)) - before).toBe(5);

    const entries = () => server.database.db.selectFrom('audit').selectAll().execute();
    const audited = (await entries()).length;
    const refused = await logIn(marketing, password);
    expect(refused.json()).toMatchObject({ code: 'login.failed', message: 'invalid user name or password' });
    // The same statements as for a wrong password: the time says nothing.
    expect((await entries()).length).toBe(audited + 1);
    expect(await readFailureCount(marketing)).toBe(before + 5);
  });

  test('for a user block for one minute, then two, up to a quarter of an hour', async () => {
    await clearAttempts();
    const { db } = server.database;
    const refusedMinutes = [];
    for (let round = 0; round < 6; round += 1) {
      for (let attempt = 0; attempt < 5; attempt += 1) await logIn(marketing, 'guess');
      const { rows } = await sql<{ minutes: number }>`
        select round(extract(epoch from blocked_until - now()) / 60) as minutes
        from login_attempts where scope = 'user'`.execute(db);
      refusedMinutes.push(rows[0]?.minutes);
      await sql`update login_attempts set blocked_until = now() where scope = 'user'`.execute(db);
    }
    expect(refusedMinutes).toEqual([1, 2, 4, 8, 15, 15]);
    expect((await logIn(marketing, password)).statusCode).toBe(200);
  });

  test('are cleared by a successful login', async () => {
    await clearAttempts();
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) await logIn(marketing, 'guess');
      expect((await logIn(marketing, password)).statusCode).toBe(200);
    }
    expect(await readAttempts('user')).toEqual([]);
  });

  test('are cleared after ten minutes', async () => {
    await clearAttempts();
    for (let attempt = 0; attempt < 4; attempt += 1) await logIn(marketing, 'guess');
    await sql`update login_attempts set window_start = now() - interval '10 minutes'`.execute(
      server.database.db,
    );
    for (let attempt = 0; attempt < 4; attempt += 1) await logIn(marketing, 'guess');
    expect((await logIn(marketing, password)).statusCode).toBe(200);
  });

  test('count for an unknown user name as well', async () => {
    await clearAttempts();
    for (let attempt = 0; attempt < 6; attempt += 1) await logIn('Unknown.User', 'guess');
    const [row] = await readAttempts('user');
    expect(row?.blocked_until).not.toBeNull();
  });

  test('from one office: good logins never use up the limit of its address', async () => {
    await clearAttempts();
    const address = createAddress();
    const { password_hash } = await findUserRow(server.database.db, marketing);
    const names = Array.from({ length: 40 }, (_, index) => `office.${index}`);
    await server.database.db
      .insertInto('users')
      .values(names.map((username) => ({ username, username_key: username, password_hash })))
      .execute();
    const logins = names.map((username) => logIn(username, password, address));
    expect(new Set(await listStatuses(logins))).toEqual(new Set([200]));
    expect(await readAttempts('address')).toMatchObject([{ failures: 0 }]);
  });

  const setFailures = (failures: number) =>
    sql`update login_attempts set failures = ${failures} where scope in ('address', 'browser')`.execute(
      server.database.db,
    );
  const measureMs = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };

  test('from an address: after 30 failures within a minute further attempts are delayed, not refused', async () => {
    await clearAttempts();
    const address = createAddress();
    await logIn('unknown.user', 'guess', address);
    await setFailures(39);
    const ms = await measureMs(async () =>
      expect((await logIn(marketing, password, address)).statusCode).toBe(200),
    );
    expect(ms).toBeGreaterThan(990);
    expect(await readAttempts('address')).toMatchObject([{ failures: 39 }]);
  });

  test('from an address: after 300 failures even the right password gets a 429, for at most a minute', async () => {
    await clearAttempts();
    const address = createAddress();
    await logIn('unknown.user', 'guess', address);
    await setFailures(300);
    const refused = await logIn(marketing, password, address);
    const seconds = Number(refused.headers['retry-after']);
    expect(refused.json()).toMatchObject({
      status: 429,
      code: 'request.too_many',
      message: `Too many failed sign-ins. Try again in ${seconds} seconds.`,
    });
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await readAttempts('user')).toHaveLength(1);
    expect((await logIn(marketing, password)).statusCode).toBe(200);

    await sql`update login_attempts set window_start = now() - interval '1 minute'`.execute(
      server.database.db,
    );
    expect((await logIn(marketing, password, address)).statusCode).toBe(200);
  });

  test('from one IPv6 network count together', async () => {
    await clearAttempts();
    await logIn('unknown.1', 'guess', '2001:db8:1:2::1');
    await logIn('unknown.2', 'guess', '2001:db8:1:2:ffff::1');
    expect(await readAttempts('address')).toMatchObject([{ failures: 2 }]);
    await logIn('unknown.3', 'guess', '2001:db8:1:3::1');
    expect(await readAttempts('address')).toHaveLength(2);
  });

  describe('in a browser', () => {
    const logInWithCookie = (cookie: string, username: string, typed: string, remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/authentication/login',
        payload: { username, password: typed },
        remoteAddress,
        headers: { cookie: `__Host-portal-browser=${cookie}`, 'sec-fetch-site': 'same-origin' },
      });

    test('that a user signed in with before are not limited by the address', async () => {
      await clearAttempts();
      const address = createAddress();
      const [known, unknown] = ['k'.repeat(43), 'u'.repeat(43)];
      expect((await logInWithCookie(known, people.care, password, address)).statusCode).toBe(200);
      await setFailures(300);
      await sql`update login_attempts set failures = 0 where scope = 'browser'`.execute(server.database.db);
      expect((await logInWithCookie(unknown, marketing, password, address)).statusCode).toBe(429);
      expect((await logInWithCookie(known, marketing, password, address)).statusCode).toBe(200);
      expect((await logInWithCookie(known, marketing, 'guess', address)).statusCode).toBe(401);
      expect(await readAttempts('browser')).toMatchObject([{ failures: 1 }]);
      expect(await readAttempts('address')).toMatchObject([{ failures: 300 }]);
    });

    test('are limited by the browser then, and a good login does not clear its failures', async () => {
      await clearAttempts();
      const cookie = 'k'.repeat(43);
      await logInWithCookie(cookie, marketing, password, createAddress());
      await setFailures(299);
      await sql`update login_attempts set failures = 20 where scope = 'browser'`.execute(server.database.db);
      expect((await logInWithCookie(cookie, marketing, password, createAddress())).statusCode).toBe(200);
      expect(await readAttempts('browser')).toMatchObject([{ failures: 20 }]);
      await setFailures(300);
      expect((await logInWithCookie(cookie, marketing, password, createAddress())).statusCode).toBe(429);
    });

    test('that only tried to sign in count for the address', async () => {
      await clearAttempts();
      await logInWithCookie('k'.repeat(43), marketing, 'guess', createAddress());
      expect(await readAttempts('browser')).toEqual([]);
      expect(await readAttempts('address')).toMatchObject([{ failures: 1 }]);
    });

    test('that the user signed in with before leave the user a budget of their own', async () => {
      await clearAttempts();
      const [own, colleague] = ['o'.repeat(43), 'c'.repeat(43)];
      await logInWithCookie(own, marketing, password, createAddress());
      await logInWithCookie(colleague, people.care, password, createAddress());
      for (let attempt = 0; attempt < 5; attempt += 1) await logIn(marketing, 'guess');
      const tryIn = async (cookie: string, typed = password) =>
        (await logInWithCookie(cookie, marketing, typed, createAddress())).statusCode;
      // Blocked for everyone else, also in a browser that only a colleague has used.
      expect((await logIn(marketing, password)).statusCode).toBe(401);
      expect(await tryIn(colleague)).toBe(401);
      expect(await tryIn(own)).toBe(200);
      // Signing in there does not give the others another five guesses.
      expect((await logIn(marketing, password)).statusCode).toBe(401);
      for (let attempt = 0; attempt < 5; attempt += 1) expect(await tryIn(own, 'guess')).toBe(401);
      expect(await tryIn(own)).toBe(401);
      // A new password of an administrator ends both blocks.
      await clearAttemptsOfUser(server.database.db, toUserKey(marketing));
      expect(await readAttempts('user_browser')).toHaveLength(1);
      expect(await tryIn(own)).toBe(200);
    });
  });

  test('cannot be avoided with a header set by the client', async () => {
    await clearAttempts();
    const address = createAddress();
    const forgeToken = (attempt: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/authentication/login',
        payload: { username: `unknown.${attempt}`, password: 'guess' },
        remoteAddress: address,
        headers: { 'x-forwarded-for': `192.0.2.${attempt}` },
      });
    for (let attempt = 0; attempt < 10; attempt += 1) await forgeToken(attempt);
    expect(await readAttempts('address')).toHaveLength(1);
  });
});

test.each([
  { failures: 1, ms: 0 },
  { failures: 30, ms: 0 },
  { failures: 31, ms: 100 },
  { failures: 80, ms: 5_000 },
  { failures: 300, ms: 5_000 },
])('the attempt after $failures failures of a source waits $ms ms', ({ failures, ms }) => {
  expect(getDelayMs(failures)).toBe(ms);
});
