import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAdministrationClient, newUser } from '../../../testing/administration.ts';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const {
  send,
  sendAs,
  logIn,
  getSessionStatus,
  addUser,
  findUser,
  getToken,
  giveRole,
  setPasswordHash,
  readLastAudit,
} = createAdministrationClient(server);

const findStoredRow = (username: string) =>
  server.database.db
    .selectFrom('users')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirstOrThrow();

beforeEach(() => server.database.db.deleteFrom('login_attempts').execute());

describe('deleteUser', () => {
  test('immediately removes the user with roles, access and sessions', async () => {
    const user = await addUser();
    await giveRole(user, 'JAS');
    await server.database.db
      .insertInto('user_company_access')
      .values({ user_id: user.userId, company_abbrev: 'JAS' })
      .execute();
    const { token } = (await logIn(user.username, newUser.password)).json();
    const response = await send('DELETE', `/api/user/${user.userId}`);
    expect(response.statusCode).toBe(204);
    expect(await getSessionStatus(token)).toBe(401);
    expect((await logIn(user.username, newUser.password)).statusCode).toBe(401);
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from users where user_id = ${user.userId})
        + (select count(*) from user_roles where user_id = ${user.userId})
        + (select count(*) from user_company_access where user_id = ${user.userId})
        + (select count(*) from sessions where user_id = ${user.userId}) as left`.execute(server.database.db);
    expect(rows).toEqual([{ left: 0 }]);
    expect(await readLastAudit('deleteUser')).toMatchObject({
      username: people.admin,
      object: `user ${user.userId} (${user.username})`,
    });
    expect((await send('DELETE', `/api/user/${user.userId}`)).json()).toMatchObject({
      status: 404,
      code: 'user.not_found',
    });
  });

  test('makes the name available for another user', async () => {
    const user = await addUser({ username: 'come.again' });
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn('come.again', 'guess');
    await send('DELETE', `/api/user/${user.userId}`);
    const again = await addUser({ username: 'Come.Again' });
    expect(again.userId).not.toBe(user.userId);
    expect((await logIn('come.again', newUser.password)).statusCode).toBe(200);
  });

  test("is rejected for one's own account", async () => {
    const { userId } = await findUser(people.admin);
    expect((await send('DELETE', `/api/user/${userId}`)).json()).toMatchObject({
      status: 409,
      code: 'user.own_account',
    });
    expect((await findStoredRow(people.admin)).user_id).toBe(userId);
  });
});

describe('the last active administrator', () => {
  test('cannot be locked or deleted unless there is a second one', async () => {
    const last = await addUser();
    await giveRole(last, 'Administer');
    const url = `/api/user/${last.userId}`;
    // The caller is signed in but, without a password, could not log in again.
    const { user_id, password_hash } = await findStoredRow(people.admin);
    await setPasswordHash(user_id, null);

    const locked = await send('PUT', url, { ...last, isLockedOut: true });
    expect(locked.json()).toEqual({ isLockedOut: ['At least one active administrator is required'] });
    expect((await send('DELETE', url)).json()).toMatchObject({
      status: 409,
      code: 'administration.lost',
      message: 'At least one active administrator is required',
    });
    expect((await findUser(last.username)).isLockedOut).toBe(false);
    expect((await send('PUT', url, { ...last, comment: 'still here' })).statusCode).toBe(200);

    await setPasswordHash(user_id, password_hash);
    expect((await send('PUT', url, { ...last, isLockedOut: true })).statusCode).toBe(200);
    expect((await send('DELETE', url)).statusCode).toBe(204);
  });

  test('remains when two delete each other at the same time', async () => {
    const { db } = server.database;
    const [one, other] = [await addUser(), await addUser()];
    for (const user of [one, other]) await giveRole(user, 'Administer');
    const tokens = [await getToken(one.username), await getToken(other.username)];
    const [first = '', second = ''] = tokens;
    const responses = await Promise.all([
      sendAs(first, 'DELETE', `/api/user/${other.userId}`),
      sendAs(second, 'DELETE', `/api/user/${one.userId}`),
    ]);
    expect(responses.map((response) => response.statusCode).toSorted()).toEqual([
      204,
      expect.toSatisfy((s) => s === 401 || s === 403),
    ]);
    const left = await db
      .selectFrom('users')
      .select('user_id')
      .where('user_id', 'in', [one.userId, other.userId])
      .execute();
    expect(left).toHaveLength(1);
  });
});
