import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { password, people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';
import { findCredentialsByKey, recordLogin } from './queries.ts';

const server = testServer({ config: { passwordMinLength: 6 } });

const good = 'Blue-Kettle-41';
const wrongCurrent = { fieldName: 'oldPassword', errorDescription: 'The current password is incorrect' };

const change = (token: string, oldPassword: unknown, newPassword: unknown, confirmPassword = newPassword) =>
  server.app.inject({
    method: 'POST',
    url: '/api/user/changePassword',
    headers: { authorization: `Bearer ${token}` },
    payload: { oldPassword, newPassword, confirmPassword } as object,
  });

const listMistakes = async (response: ReturnType<typeof change>) => {
  const { statusCode, body } = await response;
  expect(statusCode).toBe(200);
  return JSON.parse(body);
};

const logIn = (typed: string, username: string = people.care) =>
  server.app.inject({
    method: 'POST',
    url: '/api/authentication/login',
    payload: { username, password: typed },
  });
const logInForToken = async (typed = password) => (await logIn(typed)).json().token as string;
const getStatus = async (token: string) =>
  (
    await server.app.inject({
      method: 'GET',
      url: '/api/session',
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode;

const toFieldMistake = (fieldName: string, errorDescription: string) => ({ fieldName, errorDescription });
const readAttempts = () => server.database.db.selectFrom('login_attempts').selectAll().execute();
const readFailures = () =>
  server.database.db
    .selectFrom('audit')
    .select('audit_id')
    .where('operation', '=', 'changePassword')
    .where('outcome', '=', 'failed')
    .execute();

let originalHash: string | null;
/** Every case begins with the password of the fixtures and without failures. */
beforeEach(async () => {
  const { db } = server.database;
  const care = db.selectFrom('users').select('password_hash').where('username', '=', people.care);
  originalHash ??= (await care.executeTakeFirstOrThrow()).password_hash;
  await db
    .updateTable('users')
    .set({ password_hash: originalHash, failed_password_attempt_count: 0 })
    .where('username', '=', people.care)
    .execute();
  await db.deleteFrom('login_attempts').execute();
});

describe('a password change', () => {
  test('returns an empty list, and only the new password works', async () => {
    const token = await logInForToken();
    expect(await listMistakes(change(token, password, good))).toEqual([]);
    expect((await logIn(password)).statusCode).toBe(401);
    expect((await logIn(good)).statusCode).toBe(200);
  });

  test('ends the other sessions of the user, but not the current one or those of other users', async () => {
    const [one, other, another] = [
      await logInForToken(),
      await logInForToken(),
      await server.getToken(people.admin),
    ];
    await change(one, password, good);
    expect([await getStatus(one), await getStatus(other), await getStatus(another)]).toEqual([200, 401, 200]);
  });

  test('is recorded without a password', async () => {
    const token = await logInForToken();
    await change(token, 'Wrong-Password-1', good);
    await change(token, password, good);
    const { rows } = await sql<{ line: string; outcome: string; changed: string[] }>`
      select a::text as line, outcome, changed from audit a where operation = 'changePassword'
      order by audit_id desc limit 2`.execute(server.database.db);
    expect(rows.map(({ outcome, changed }) => ({ outcome, changed }))).toEqual([
      { outcome: 'done', changed: ['password'] },
      { outcome: 'failed', changed: [] },
    ]);
    const lines = rows.map(({ line }) => line).join();
    for (const secret of [password, good, 'Wrong-Password-1']) expect(lines).not.toContain(secret);
  });

  test('fails for one of two simultaneous requests because the password has already changed', async () => {
    const token = await logInForToken();
    const responses = await Promise.all([
      listMistakes(change(token, password, good)),
      listMistakes(change(token, password, 'Green-Lamp-88')),
    ]);
    expect(responses.toSorted((a, b) => a.length - b.length)).toEqual([[], [wrongCurrent]]);
  });
});

describe('a rejected change', () => {
  const made = 'Password must not be based on the name of the user, the company or the portal';

  test.each([
    { now: 'wrong', next: good, mistakes: [wrongCurrent], why: 'the current password is wrong' },
    { now: '', next: good, mistakes: [wrongCurrent], why: 'the new password is missing' },
    {
      now: 'wrong',
      next: 'x',
      mistakes: [wrongCurrent, toFieldMistake('newPassword', 'Password must have at least 6 characters')],
      why: 'both are wrong',
    },
    {
      now: password,
      next: 'Password1',
      mistakes: [toFieldMistake('newPassword', 'This password is too common')],
      why: 'the new password is common',
    },
    {
      now: password,
      next: 'CARL.care-1',
      mistakes: [toFieldMistake('newPassword', made)],
      why: 'the new password is the user name',
    },
    {
      now: password,
      next: 'Craft-Retail-1',
      mistakes: [toFieldMistake('newPassword', made)],
      why: 'the new password is the company',
    },
    {
      now: password,
      next: 'Portal-2025',
      mistakes: [toFieldMistake('newPassword', made)],
      why: 'the new password is the product',
    },
    {
      now: password,
      next: password,
      mistakes: [toFieldMistake('newPassword', 'The new password must be different from the current one')],
      why: 'the new password is the current one',
    },
    {
      now: password,
      next: 'x'.repeat(5_000),
      mistakes: [
        toFieldMistake('newPassword', 'must NOT have more than 4096 characters'),
        toFieldMistake('confirmPassword', 'must NOT have more than 4096 characters'),
      ],
      why: 'the new password is longer than the contract allows',
    },
    {
      now: password,
      next: 'a\u0000b-long-enough',
      mistakes: [
        toFieldMistake('newPassword', 'contains characters that cannot be stored'),
        toFieldMistake('confirmPassword', 'contains characters that cannot be stored'),
      ],
      why: 'the new password contains a NUL character',
    },
    {
      now: 5,
      next: good,
      mistakes: [toFieldMistake('oldPassword', 'must be string')],
      why: 'the current password is a number',
    },
  ])('returns a list when $why', async ({ now, next, mistakes }) => {
    const token = await logInForToken();
    expect(await listMistakes(change(token, now, next))).toEqual(mistakes);
    expect((await logIn(password)).statusCode).toBe(200);
  });

  test('reports that the passwords are not equal', async () => {
    const token = await logInForToken();
    expect(await listMistakes(change(token, password, good, 'Blue-Kettle-42'))).toEqual([
      toFieldMistake('confirmPassword', 'The passwords do not match'),
    ]);
  });
});

describe('wrong current passwords', () => {
  test('are counted like failed logins: after five even the right one is rejected', async () => {
    const token = await logInForToken();
    for (let round = 0; round < 5; round += 1) await change(token, 'guess', good);
    expect(await listMistakes(change(token, password, good))).toEqual([wrongCurrent]);
    expect((await logIn(password)).statusCode).toBe(401);
    const { failed_password_attempt_count: counted } = await server.database.db
      .selectFrom('users')
      .select('failed_password_attempt_count')
      .where('username', '=', people.care)
      .executeTakeFirstOrThrow();
    expect(counted).toBe(5);
  });

  test('of 20 at once five are checked', async () => {
    const token = await logInForToken();
    const before = (await readFailures()).length;
    await Promise.all(Array.from({ length: 20 }, () => change(token, 'guess', good)));
    expect((await readFailures()).length - before).toBe(5);
  });

  test('are cleared by a change, and not counted when only the new one is wrong', async () => {
    const token = await logInForToken();
    for (let round = 0; round < 8; round += 1) await change(token, password, 'x');
    expect((await readAttempts()).filter((row) => row.failures > 0)).toEqual([]);
    for (let round = 0; round < 4; round += 1) await change(token, 'guess', good);
    expect(await listMistakes(change(token, password, good))).toEqual([]);
    expect((await readAttempts()).filter((row) => row.scope === 'user')).toEqual([]);
  });
});

test('a login that checked the old password fails after the change', async () => {
  const token = await logInForToken();
  const lookedAt = await findCredentialsByKey(server.database.db, people.care);
  if (!lookedAt) throw new Error(`no user ${people.care}`);
  expect(await recordLogin(server.database.db, lookedAt)).toBe(true);
  await change(token, password, good);
  expect(await recordLogin(server.database.db, lookedAt)).toBe(false);
});
