import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { password, people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: unknown, headers = {}) =>
  server.request(people.admin, { method, url, headers, ...(payload ? { payload: payload as object } : {}) });
const logIn = (username: string, typed: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/authentication/login',
    payload: { username, password: typed },
  });
const sessionStatus = async (token: string) =>
  (
    await server.app.inject({
      method: 'GET',
      url: '/api/session',
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode;

interface User {
  userId: number;
  username: string;
  [field: string]: unknown;
}

const listed = async (): Promise<User[]> => (await send('GET', '/api/user')).json();
const userOf = async (username: string): Promise<User> => {
  const user = (await listed()).find((each) => each.username === username);
  if (!user) throw new Error(`no user ${username}`);
  return user;
};
const storedRow = (username: string) =>
  server.database.db
    .selectFrom('users')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
const lastAudit = async (operation: string) => {
  const { db } = server.database;
  return db
    .selectFrom('audit')
    .select(['username', 'object', 'changed', 'outcome'])
    .where('operation', '=', operation)
    .orderBy('audit_id', 'desc')
    .limit(1)
    .executeTakeFirst();
};
const auditCount = async () =>
  (await sql<{ n: number }>`select count(*) as n from audit`.execute(server.database.db)).rows[0]?.n;

const newUser = {
  username: 'ines.halloran',
  password: 'Blue-Kettle-41',
  email: 'ines.halloran@example.com',
  firstName: 'Ines',
  lastName: 'Halloran',
  company: 'Craft Retail',
  companyAbbrev: 'JAS',
  department: 'Customer Care',
  startPage: null,
};

let counter = 0;
/** Another user for each case, so that cases do not mix. */
const addUser = async (changes: object = {}): Promise<User> => {
  counter += 1;
  const answer = await send('POST', '/api/user', {
    ...newUser,
    username: `user.number${counter}`,
    ...changes,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const giveRole = async (user: User, rolename: string) => {
  const { userId: user_id } = user;
  await server.database.db.insertInto('user_roles').values({ user_id, rolename }).execute();
};

beforeEach(() => server.database.db.deleteFrom('login_attempts').execute());

describe('createUser', () => {
  test('stores a user who can log in, without roles and not dormant', async () => {
    const answer = await send('POST', '/api/user', newUser);
    expect(answer.statusCode).toBe(201);
    const user = answer.json();
    expect(user).toMatchObject({
      username: 'ines.halloran',
      email: 'ines.halloran@example.com',
      firstName: 'Ines',
      lastName: 'Halloran',
      company: 'Craft Retail',
      companyAbbrev: 'JAS',
      department: 'Customer Care',
      startPage: null,
      isLockedOut: false,
      applicationName: 'portal',
      rowVersion: 1,
    });
    expect(user.lastLoginDate).toBe(user.creationDate);
    expect(Object.keys(user)).not.toContain('password');
    expect(await userOf('ines.halloran')).toEqual(user);
    const login = await logIn('Ines.Halloran', newUser.password);
    expect(login.json().user.roles).toEqual([]);
    expect(await lastAudit('createUser')).toEqual({
      username: people.admin,
      object: `user ${user.userId} (ines.halloran)`,
      changed: [],
      outcome: 'done',
    });
  });

  test('keeps names as they were typed, without outer blanks', async () => {
    const user = await addUser({ username: ' Zoë.O’Dell ', firstName: ' Zoë ', lastName: 'أحمد 🧵' });
    expect(user).toMatchObject({ username: 'Zoë.O’Dell', firstName: 'Zoë', lastName: 'أحمد 🧵' });
  });

  test.each([
    { startPage: '/Campaigns/MailerList', stored: '/Campaigns/MailerList' },
    { startPage: 'Mailers', stored: '/Campaigns/MailerList' },
    { startPage: '', stored: null },
  ])('stores the start page $startPage as $stored', async ({ startPage, stored }) => {
    expect((await addUser({ startPage })).startPage).toBe(stored);
  });

  test('pads the company', async () => {
    expect(await addUser({ companyAbbrev: 'MS' })).toMatchObject({
      companyAbbrev: 'MS_',
      company: 'Marketing Services',
    });
  });

  test.each([
    { field: 'username', value: 'four', text: 'User name must have more than 4 characters' },
    { field: 'username', value: 'ANNA.ADMIN', text: 'User name is in use' },
    { field: 'username', value: 'ａｎｎａ．ａｄｍｉｎ', text: 'User name is in use' },
    { field: 'password', value: '1234', text: 'Password must have more than 4 characters' },
    { field: 'password', value: 'letmein', text: 'Password is one of the most common ones' },
    {
      field: 'password',
      value: 'Ines-Halloran1',
      text: "Password must not be made of the user's name, the company's or the portal's",
    },
    { field: 'email', value: 'a@b', text: 'Email is not a valid address' },
    { field: 'email', value: 'a@b.co,c@d.ee', text: 'Email is not a valid address' },
    { field: 'firstName', value: 'I', text: 'First name must have more than 1 character' },
    { field: 'lastName', value: 'H\r\nBcc: x', text: 'Last name must be one line' },
    { field: 'companyAbbrev', value: '', text: 'Company is required' },
    { field: 'companyAbbrev', value: 'XYZ', text: 'There is no such company' },
    { field: 'startPage', value: '//evil.example', text: 'Start page must be a path of the portal' },
    { field: 'startPage', value: 'Nowhere', text: 'There is no such start page' },
    { field: 'username', value: 'x'.repeat(300), text: ['must NOT have more than 256 characters'] },
    { field: 'isLockedOut', value: true, text: ['is not known'] },
    { field: 'userId', value: 1, text: ['is not known'] },
    { field: 'firstName', value: 'a\u0000b', text: ['holds characters that cannot be stored'] },
  ])('refuses $field $value beside the field, and stores nothing', async ({ field, value, text }) => {
    const before = [(await listed()).length, await auditCount()];
    const payload = { ...newUser, username: 'somebody.new', [field]: value };
    const answer = await send('POST', '/api/user', payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toMatch('application/json');
    expect(answer.json()).toEqual({ [field]: text });
    expect([(await listed()).length, await auditCount()]).toEqual(before);
  });

  test('tells all mistakes at once', async () => {
    const answer = await send('POST', '/api/user', { ...newUser, username: 'x', password: 'y', email: 'z' });
    expect(Object.keys(answer.json()).toSorted()).toEqual(['email', 'password', 'username']);
  });

  test('of two at once with one name stores one', async () => {
    const both = await Promise.all(
      ['Double.Click', 'double.click'].map((username) => send('POST', '/api/user', { ...newUser, username })),
    );
    expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([201, 400]);
    const refused = both.find((answer) => answer.statusCode === 400);
    expect(refused?.json()).toEqual({ username: 'User name is in use' });
  });
});

describe('updateUser', () => {
  test('replaces the editable fields and nothing else', async () => {
    const user = await addUser();
    const edited = {
      ...user,
      firstName: 'Inés',
      lastName: 'Reyes',
      email: '',
      company: 'Marketing Services',
      companyAbbrev: 'MS_',
      department: null,
      timeZone: 'America/New_York',
      theme: 'dark',
      startPage: 'Mailers',
      comment: 'two\nlines',
    };
    const hostile = {
      userId: 999,
      username: 'someone.else',
      userName8: 'X',
      creationDate: '2001-01-01T00:00:00',
      lastLoginDate: null,
      failedPasswordAttemptCount: 99,
      applicationName: 'other',
    };
    const answer = await send('PUT', `/api/user/${user.userId}`, { ...edited, ...hostile });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ...edited,
      startPage: '/Campaigns/MailerList',
      rowVersion: 2,
    });
    expect(await userOf(user.username)).toEqual(answer.json());
    expect(await lastAudit('updateUser')).toMatchObject({
      object: `user ${user.userId} (${user.username})`,
      changed: [
        'email',
        'firstName',
        'lastName',
        'companyAbbrev',
        'department',
        'startPage',
        'comment',
        'timeZone',
        'theme',
      ],
    });
  });

  test('leaves what is not sent', async () => {
    const user = await addUser({ department: 'Care', startPage: '/Home' });
    const { firstName, lastName, email, company, companyAbbrev } = newUser;
    const answer = await send('PUT', `/api/user/${user.userId}`, {
      firstName: 'Other',
      lastName,
      email,
      company,
      companyAbbrev,
    });
    expect(firstName).not.toBe('Other');
    expect(answer.json()).toMatchObject({ firstName: 'Other', department: 'Care', startPage: '/Home' });
  });

  test('that changes nothing is no new version and no line of the audit trail', async () => {
    const user = await addUser();
    const before = await auditCount();
    const answer = await send('PUT', `/api/user/${user.userId}`, user);
    expect(answer.json()).toEqual(user);
    expect(await auditCount()).toBe(before);
  });

  test('keeps the password unless one is typed', async () => {
    const user = await addUser();
    await send('PUT', `/api/user/${user.userId}`, { ...user, password: '' });
    expect((await logIn(user.username, newUser.password)).statusCode).toBe(200);
    await send('PUT', `/api/user/${user.userId}`, { ...user, password: 'Green-Lamp-88' });
    expect((await logIn(user.username, newUser.password)).statusCode).toBe(401);
    expect((await logIn(user.username, 'Green-Lamp-88')).statusCode).toBe(200);
    expect(await lastAudit('updateUser')).toMatchObject({ changed: ['password'] });
  });

  test('keeps a start page that cannot be chosen any more', async () => {
    const user = await addUser();
    await sql`update users set start_page = 'Retired' where user_id = ${user.userId}`.execute(
      server.database.db,
    );
    const answer = await send('PUT', `/api/user/${user.userId}`, { ...user, startPage: 'Retired' });
    expect(answer.json()).toMatchObject({ startPage: 'Retired' });
  });

  test.each([
    { field: 'firstName', value: 'I', text: 'First name must have more than 1 character' },
    { field: 'email', value: 'abc', text: 'Email is not a valid address' },
    { field: 'companyAbbrev', value: '', text: 'Company is required' },
    { field: 'companyAbbrev', value: 'XYZ', text: 'There is no such company' },
    { field: 'password', value: '1234', text: 'Password must have more than 4 characters' },
    { field: 'password', value: 'Sunshine1', text: 'Password is one of the most common ones' },
    { field: 'startPage', value: 'Nowhere', text: 'There is no such start page' },
    { field: 'roles', value: ['Administer'], text: ['is not known'] },
    { field: 'firstName', value: 7, text: ['must be string'] },
  ])('refuses $field $value beside the field', async ({ field, value, text }) => {
    const user = await userOf(people.care);
    const answer = await send('PUT', `/api/user/${user.userId}`, { ...user, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ [field]: text });
    expect(await userOf(people.care)).toEqual(user);
  });

  test('of a user who is not there is 404, of one whose id cannot be is refused', async () => {
    expect((await send('PUT', '/api/user/987654', newUserEdit)).json()).toMatchObject({
      status: 404,
      code: 'user.not_found',
    });
    const withPassword = { ...newUserEdit, password: 'Green-Lamp-88' };
    expect((await send('PUT', '/api/user/987654', withPassword)).statusCode).toBe(404);
    expect((await send('PUT', '/api/user/seven', newUserEdit)).json()).toEqual({
      '': ['userId must be integer'],
    });
  });

  const { username: _username, password: _password, ...newUserEdit } = newUser;

  describe('with the version it began from', () => {
    test.each([
      { ifMatch: '"1"', status: 200 },
      { ifMatch: '*', status: 200 },
      { ifMatch: '"2"', status: 412 },
      { ifMatch: 'W/"1"', status: 412 },
      { ifMatch: 'one', status: 412 },
    ])('$ifMatch: $status', async ({ ifMatch, status }) => {
      const user = await addUser();
      const answer = await send(
        'PUT',
        `/api/user/${user.userId}`,
        { ...user, comment: 'x' },
        { 'if-match': ifMatch },
      );
      expect(answer.statusCode).toBe(status);
    });

    test('overwrites nothing that another administrator has saved since', async () => {
      const user = await addUser();
      const save = (comment: string) =>
        send('PUT', `/api/user/${user.userId}`, { ...user, comment }, { 'if-match': `"${user.rowVersion}"` });
      const answers = await Promise.all(['mine', 'yours'].map(save));
      expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 412]);
      const refused = answers.find((answer) => answer.statusCode === 412);
      expect(refused?.json()).toMatchObject({ code: 'row.changed' });
    });
  });

  describe('of the lock', () => {
    test('ends all sessions of the user at once, and lets nobody in until it is taken off', async () => {
      const user = await addUser();
      const tokens = await Promise.all(
        [1, 2].map(async () => (await logIn(user.username, newUser.password)).json().token as string),
      );
      await send('PUT', `/api/user/${user.userId}`, { ...user, isLockedOut: true });
      expect(await Promise.all(tokens.map(sessionStatus))).toEqual([401, 401]);
      const locked = await userOf(user.username);
      expect(locked).toMatchObject({ isLockedOut: true, lastLockedOutDate: expect.any(String) });
      expect((await logIn(user.username, newUser.password)).statusCode).toBe(401);

      await send('PUT', `/api/user/${user.userId}`, { ...locked, isLockedOut: false });
      expect(await Promise.all(tokens.map(sessionStatus))).toEqual([401, 401]);
      expect((await logIn(user.username, newUser.password)).statusCode).toBe(200);
    });

    test('taken off lets a user try again who has failed too often', async () => {
      const user = await addUser();
      for (let attempt = 0; attempt < 5; attempt += 1) await logIn(user.username, 'guess');
      expect((await logIn(user.username, newUser.password)).statusCode).toBe(401);
      await send('PUT', `/api/user/${user.userId}`, { ...user, isLockedOut: false });
      expect((await userOf(user.username)).failedPasswordAttemptCount).toBe(0);
      expect((await logIn(user.username, newUser.password)).statusCode).toBe(200);
    });

    test('is refused for oneself', async () => {
      const admin = await userOf(people.admin);
      const answer = await send('PUT', `/api/user/${admin.userId}`, { ...admin, isLockedOut: true });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ isLockedOut: 'Nobody can lock himself out' });
      expect((await userOf(people.admin)).isLockedOut).toBe(false);
    });
  });

  test('of a password by an administrator ends the sessions of the user', async () => {
    const user = await addUser();
    const { token } = (await logIn(user.username, newUser.password)).json();
    await send('PUT', `/api/user/${user.userId}`, { ...user, password: 'Green-Lamp-88' });
    expect(await sessionStatus(token)).toBe(401);
  });

  test('of one’s own password leaves the session it is made in', async () => {
    const admin = await userOf(people.admin);
    const answer = await send('PUT', `/api/user/${admin.userId}`, { ...admin, password });
    expect(answer.statusCode).toBe(200);
    expect((await send('GET', '/api/session')).statusCode).toBe(200);
  });
});

describe('deleteUser', () => {
  test('removes the user with roles, access and sessions, at once', async () => {
    const user = await addUser();
    await giveRole(user, 'JAS');
    await server.database.db
      .insertInto('user_company_access')
      .values({ user_id: user.userId, company_abbrev: 'JAS' })
      .execute();
    const { token } = (await logIn(user.username, newUser.password)).json();
    const answer = await send('DELETE', `/api/user/${user.userId}`);
    expect(answer.statusCode).toBe(204);
    expect(await sessionStatus(token)).toBe(401);
    expect((await logIn(user.username, newUser.password)).statusCode).toBe(401);
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from users where user_id = ${user.userId})
        + (select count(*) from user_roles where user_id = ${user.userId})
        + (select count(*) from user_company_access where user_id = ${user.userId})
        + (select count(*) from sessions where user_id = ${user.userId}) as left`.execute(server.database.db);
    expect(rows).toEqual([{ left: 0 }]);
    expect(await lastAudit('deleteUser')).toMatchObject({
      username: people.admin,
      object: `user ${user.userId} (${user.username})`,
    });
    expect((await send('DELETE', `/api/user/${user.userId}`)).json()).toMatchObject({
      status: 404,
      code: 'user.not_found',
    });
  });

  test('leaves the name free for someone else', async () => {
    const user = await addUser({ username: 'come.again' });
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn('come.again', 'guess');
    await send('DELETE', `/api/user/${user.userId}`);
    const again = await addUser({ username: 'Come.Again' });
    expect(again.userId).not.toBe(user.userId);
    expect((await logIn('come.again', newUser.password)).statusCode).toBe(200);
  });

  test('is refused for oneself', async () => {
    const { userId } = await userOf(people.admin);
    expect((await send('DELETE', `/api/user/${userId}`)).json()).toMatchObject({
      status: 409,
      code: 'user.own_account',
    });
    expect((await storedRow(people.admin)).user_id).toBe(userId);
  });
});

describe('the last active administrator', () => {
  const actingAs = async (username: string) =>
    (await logIn(username, newUser.password)).json().token as string;
  const sendAs = (token: string, method: 'PUT' | 'DELETE', url: string) =>
    server.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
  const setPasswordHash = (userId: number, password_hash: string | null) =>
    server.database.db.updateTable('users').set({ password_hash }).where('user_id', '=', userId).execute();

  test('cannot be locked or terminated; with a second one, he can', async () => {
    const last = await addUser();
    await giveRole(last, 'Administer');
    const url = `/api/user/${last.userId}`;
    // The caller is signed in but, without a password, could not log in again.
    const { user_id, password_hash } = await storedRow(people.admin);
    await setPasswordHash(user_id, null);

    const locked = await send('PUT', url, { ...last, isLockedOut: true });
    expect(locked.json()).toEqual({ isLockedOut: ['No active administrator would be left'] });
    expect((await send('DELETE', url)).json()).toMatchObject({
      status: 409,
      code: 'administration.lost',
      message: 'No active administrator would be left',
    });
    expect((await userOf(last.username)).isLockedOut).toBe(false);
    expect((await send('PUT', url, { ...last, comment: 'still here' })).statusCode).toBe(200);

    await setPasswordHash(user_id, password_hash);
    expect((await send('PUT', url, { ...last, isLockedOut: true })).statusCode).toBe(200);
    expect((await send('DELETE', url)).statusCode).toBe(204);
  });

  test('is left when two terminate each other at the same moment', async () => {
    const { db } = server.database;
    const [one, other] = [await addUser(), await addUser()];
    for (const user of [one, other]) await giveRole(user, 'Administer');
    const tokens = [await actingAs(one.username), await actingAs(other.username)];
    const [first = '', second = ''] = tokens;
    const answers = await Promise.all([
      sendAs(first, 'DELETE', `/api/user/${other.userId}`),
      sendAs(second, 'DELETE', `/api/user/${one.userId}`),
    ]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([
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
