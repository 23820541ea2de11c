import { describe, expect, test } from 'vitest';
import { createAdministrationClient } from '../../../testing/administration.ts';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const { send, sendAs, getToken, addUser, giveRole, setPasswordHash, findUser, readLastAudit, countAudit } =
  createAdministrationClient(server);

describe.each([
  { url: '/api/role', operation: 'createRole', what: 'role', extra: { applicationName: 'portal' } },
  { url: '/api/serverrole', operation: 'createServerRole', what: 'server role', extra: {} },
])('POST $url', ({ url, operation, what, extra }) => {
  test('adds a role that the list then includes, by name', async () => {
    const response = await send('POST', url, { rolename: ' Weavers ' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ rolename: 'Weavers', ...extra });
    const names = (await send('GET', url)).json().map((role: { rolename: string }) => role.rolename);
    expect(names).toContain('Weavers');
    expect(names).toEqual(names.toSorted());
    expect(await readLastAudit(operation)).toMatchObject({
      username: people.admin,
      object: `${what} Weavers`,
    });
  });

  test.each(['Spinners', 'SPINNERS', ' spinners '])('rejects %s when Spinners exists', async (rolename) => {
    await send('POST', url, { rolename: 'Spinners' });
    const before = await countAudit();
    expect((await send('POST', url, { rolename })).json()).toMatchObject({
      status: 409,
      code: 'role.exists',
      message: 'A role with this name already exists',
    });
    expect(await countAudit()).toBe(before);
  });

  test.each(['', '  ', 'a\nb', 'x'.repeat(101), '\u200b'])('rejects the name %j', async (rolename) => {
    expect((await send('POST', url, { rolename })).json()).toMatchObject({
      status: 400,
      code: 'request.invalid',
    });
  });

  test('of two simultaneous calls adds one', async () => {
    const both = await Promise.all(['Dyers', 'dyers'].map((rolename) => send('POST', url, { rolename })));
    expect(both.map((response) => response.statusCode).toSorted()).toEqual([201, 409]);
  });
});

test('names that contain a list separator are rejected', async () => {
  expect((await send('POST', '/api/role', { rolename: 'a,b' })).json()).toMatchObject({
    message: 'Role name must not contain a comma',
  });
  expect((await send('POST', '/api/serverrole', { rolename: 'a b' })).json()).toMatchObject({
    message: 'Role name must not contain a space',
  });
  expect((await send('POST', '/api/role', { rolename: 'Night shift' })).statusCode).toBe(201);
  expect((await send('POST', '/api/serverrole', { rolename: 'a,b' })).statusCode).toBe(201);
});

describe('a role of a user', () => {
  const listRoles = async (username: string) => {
    const rows: { username: string; rolename: string }[] = (await send('GET', '/api/userrole')).json();
    return rows.filter((row) => row.username === username).map((row) => row.rolename);
  };
  const change = (method: 'POST' | 'DELETE', username: string, rolename: string) =>
    send(method, '/api/userrole', { username, rolename });

  test('is granted and revoked, effective in the open session', async () => {
    const { username, userId } = await addUser();
    const given = await change('POST', username.toUpperCase(), 'StatusMessage');
    expect(given.statusCode).toBe(201);
    expect(given.json()).toEqual({ username, rolename: 'StatusMessage', applicationName: 'portal' });
    expect(await listRoles(username)).toEqual(['StatusMessage']);
    expect(await readLastAudit('addUserRole')).toMatchObject({
      object: `user ${userId} (${username}), role StatusMessage`,
    });
    const taken = await change('DELETE', username, 'StatusMessage');
    expect([taken.statusCode, taken.body]).toEqual([204, '']);
    expect(await listRoles(username)).toEqual([]);
    expect(await readLastAudit('removeUserRole')).toMatchObject({
      object: `user ${userId} (${username}), role StatusMessage`,
    });
  });

  test('granted twice, or revoked when not held, changes nothing and gets the same response', async () => {
    const { username } = await addUser();
    const first = await change('POST', username, 'JAS');
    const before = await countAudit();
    const second = await change('POST', username, 'JAS');
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect((await change('DELETE', username, 'MSC')).statusCode).toBe(204);
    expect(await listRoles(username)).toEqual(['JAS']);
    expect(await countAudit()).toBe(before);
  });

  test('can be changed for a locked user', async () => {
    expect((await change('POST', people.locked, 'MSC')).statusCode).toBe(201);
  });

  test.each(['POST', 'DELETE'] as const)('%s: an unknown user or role is 404', async (method) => {
    expect((await change(method, 'unknown.user', 'JAS')).json()).toMatchObject({ code: 'user.not_found' });
    expect((await change(method, people.care, 'Juggler')).json()).toMatchObject({ code: 'role.not_found' });
    expect((await change(method, people.care, 'jas')).statusCode).toBe(404);
  });

  test('without its two fields is rejected', async () => {
    expect((await send('DELETE', '/api/userrole', { username: people.care })).json()).toMatchObject({
      message: 'rolename is required',
    });
    expect((await send('DELETE', '/api/userrole')).json()).toMatchObject({ message: 'A body is required' });
  });

  test('that opens the administration cannot be removed by its administrator, only by another one', async () => {
    await server.database.db
      .insertInto('pages')
      .values({ page_name: 'Roles', url: '/Admin/Roles', roles: ['MSC'] })
      .execute();
    const other = await addUser();
    for (const rolename of ['Administer', 'MSC', 'JAS']) await giveRole(other, rolename);
    const token = await getToken(other.username);
    const removeOwn = (rolename: string) =>
      sendAs(token, 'DELETE', '/api/userrole', { username: other.username.toUpperCase(), rolename });
    for (const rolename of ['Administer', 'MSC']) {
      expect((await removeOwn(rolename)).json()).toMatchObject({
        status: 409,
        code: 'administration.lost',
        message: "You can't remove your own access to the administration.",
      });
    }
    expect((await removeOwn('JAS')).statusCode).toBe(204);
    expect((await removeOwn('JAS')).statusCode).toBe(204);
    expect(await listRoles(other.username)).toEqual(['Administer', 'MSC']);
    for (const rolename of ['Administer', 'MSC'])
      expect((await change('DELETE', other.username, rolename)).statusCode).toBe(204);
  });

  test('Administer cannot be revoked from the last active administrator', async () => {
    const last = await addUser();
    await giveRole(last, 'Administer');
    const { userId } = await findUser(people.admin);
    const { password_hash } = await server.database.db
      .selectFrom('users')
      .select('password_hash')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    await setPasswordHash(userId, null);
    expect((await change('DELETE', last.username, 'Administer')).json()).toMatchObject({
      status: 409,
      code: 'administration.lost',
      message: 'At least one active administrator is required',
    });
    expect(await listRoles(last.username)).toEqual(['Administer']);
    await setPasswordHash(userId, password_hash);
    expect((await change('DELETE', last.username, 'Administer')).statusCode).toBe(204);
  });
});
