import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAdministrationClient, newUser } from '../../../testing/administration.ts';
import { password, people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const { send, logIn, getSessionStatus, addUser, findUser, readLastAudit, countAudit } =
  createAdministrationClient(server);

beforeEach(() => server.database.db.deleteFrom('login_attempts').execute());

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
    const response = await send('PUT', `/api/user/${user.userId}`, { ...edited, ...hostile });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      ...edited,
      startPage: '/Campaigns/MailerList',
      rowVersion: 2,
    });
    expect(await findUser(user.username)).toEqual(response.json());
    expect(await readLastAudit('updateUser')).toMatchObject({
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
      changes: expect.arrayContaining([{ field: 'email', before: user.email, after: edited.email }]),
    });
  });

  test('keeps fields that are not sent', async () => {
    const user = await addUser({ department: 'Care', startPage: '/Home' });
    const { firstName, lastName, email, company, companyAbbrev } = newUser;
    const response = await send('PUT', `/api/user/${user.userId}`, {
      firstName: 'Other',
      lastName,
      email,
      company,
      companyAbbrev,
    });
    expect(firstName).not.toBe('Other');
    expect(response.json()).toMatchObject({ firstName: 'Other', department: 'Care', startPage: '/Home' });
  });

  test('without a change creates no new version and no audit entry', async () => {
    const user = await addUser();
    const before = await countAudit();
    const response = await send('PUT', `/api/user/${user.userId}`, user);
    expect(response.json()).toEqual(user);
    expect(await countAudit()).toBe(before);
  });

  test('keeps the password unless a new one is sent', async () => {
    const user = await addUser();
    await send('PUT', `/api/user/${user.userId}`, { ...user, password: '' });
    expect((await logIn(user.username, newUser.password)).statusCode).toBe(200);
    await send('PUT', `/api/user/${user.userId}`, { ...user, password: 'Green-Lamp-88' });
    expect((await logIn(user.username, newUser.password)).statusCode).toBe(401);
    expect((await logIn(user.username, 'Green-Lamp-88')).statusCode).toBe(200);
    expect(await readLastAudit('updateUser')).toMatchObject({ changed: ['password'], changes: [] });
  });

  test('keeps a start page that is no longer available', async () => {
    const user = await addUser();
    await sql`update users set start_page = 'Retired' where user_id = ${user.userId}`.execute(
      server.database.db,
    );
    const response = await send('PUT', `/api/user/${user.userId}`, { ...user, startPage: 'Retired' });
    expect(response.json()).toMatchObject({ startPage: 'Retired' });
  });

  test.each([
    { field: 'firstName', value: 'I', text: 'First name must have more than 1 character' },
    { field: 'email', value: 'abc', text: 'Enter a valid email address' },
    { field: 'companyAbbrev', value: '', text: 'Company is required' },
    { field: 'companyAbbrev', value: 'XYZ', text: 'Company not found' },
    { field: 'password', value: '1234', text: 'Password must have more than 4 characters' },
    { field: 'password', value: 'Sunshine1', text: 'This password is too common' },
    { field: 'startPage', value: 'Nowhere', text: 'Start page not found' },
    { field: 'roles', value: ['Administer'], text: ['is not a known property'] },
    { field: 'firstName', value: 7, text: ['must be string'] },
  ])('rejects $field $value with an error for the field', async ({ field, value, text }) => {
    const user = await findUser(people.care);
    const response = await send('PUT', `/api/user/${user.userId}`, { ...user, [field]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: text });
    expect(await findUser(people.care)).toEqual(user);
  });

  test('of an unknown user is 404, and with an impossible ID is rejected', async () => {
    expect((await send('PUT', '/api/user/987654', newUserEdit)).json()).toMatchObject({
      status: 404,
      code: 'user.not_found',
    });
    const withPassword = { ...newUserEdit, password: 'Green-Lamp-88' };
    expect((await send('PUT', '/api/user/987654', withPassword)).statusCode).toBe(404);
    expect((await send('PUT', '/api/user/seven', newUserEdit)).json()).toMatchObject({
      code: 'request.invalid',
      message: 'userId must be integer',
    });
  });

  const { username: _username, password: _password, ...newUserEdit } = newUser;

  describe('with the loaded version', () => {
    test.each([
      { ifMatch: '"1"', status: 200 },
      { ifMatch: '*', status: 200 },
      { ifMatch: '"2"', status: 412 },
      { ifMatch: 'W/"1"', status: 400 },
      { ifMatch: 'one', status: 400 },
    ])('$ifMatch: $status', async ({ ifMatch, status }) => {
      const user = await addUser();
      const response = await send(
        'PUT',
        `/api/user/${user.userId}`,
        { ...user, comment: 'x' },
        { 'if-match': ifMatch },
      );
      expect(response.statusCode).toBe(status);
    });

    test('does not overwrite changes saved by another administrator since', async () => {
      const user = await addUser();
      const save = (comment: string) =>
        send('PUT', `/api/user/${user.userId}`, { ...user, comment }, { 'if-match': `"${user.rowVersion}"` });
      const responses = await Promise.all(['mine', 'yours'].map(save));
      expect(responses.map((response) => response.statusCode).toSorted()).toEqual([200, 412]);
      const refused = responses.find((response) => response.statusCode === 412);
      expect(refused?.json()).toMatchObject({ code: 'row.changed' });
    });
  });

  describe('of the lock', () => {
    test('ends all sessions of the user immediately, and rejects logins until it is removed', async () => {
      const user = await addUser();
      const tokens = await Promise.all(
        [1, 2].map(async () => (await logIn(user.username, newUser.password)).json().token as string),
      );
      await send('PUT', `/api/user/${user.userId}`, { ...user, isLockedOut: true });
      expect(await Promise.all(tokens.map(getSessionStatus))).toEqual([401, 401]);
      const locked = await findUser(user.username);
      expect(locked).toMatchObject({ isLockedOut: true, lastLockedOutDate: expect.any(String) });
      expect((await logIn(user.username, newUser.password)).statusCode).toBe(401);

      await send('PUT', `/api/user/${user.userId}`, { ...locked, isLockedOut: false });
      expect(await Promise.all(tokens.map(getSessionStatus))).toEqual([401, 401]);
      expect((await logIn(user.username, newUser.password)).statusCode).toBe(200);
    });

    test('removed lets a user with too many failed attempts try again', async () => {
      const user = await addUser();
      for (let attempt = 0; attempt < 5; attempt += 1) await logIn(user.username, 'guess');
      expect((await logIn(user.username, newUser.password)).statusCode).toBe(401);
      await send('PUT', `/api/user/${user.userId}`, { ...user, isLockedOut: false });
      expect((await findUser(user.username)).failedPasswordAttemptCount).toBe(0);
      expect(await readLastAudit('updateUser')).toMatchObject({
        object: `user ${user.userId} (${user.username})`,
        changes: [{ field: 'failedPasswordAttemptCount', before: '5', after: '0' }],
      });
      expect((await logIn(user.username, newUser.password)).statusCode).toBe(200);
    });

    test("is rejected for one's own account", async () => {
      const admin = await findUser(people.admin);
      const response = await send('PUT', `/api/user/${admin.userId}`, { ...admin, isLockedOut: true });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ isLockedOut: "You can't lock your own account" });
      expect((await findUser(people.admin)).isLockedOut).toBe(false);
    });
  });

  test('of a password by an administrator ends the sessions of the user', async () => {
    const user = await addUser();
    const { token } = (await logIn(user.username, newUser.password)).json();
    await send('PUT', `/api/user/${user.userId}`, { ...user, password: 'Green-Lamp-88' });
    expect(await getSessionStatus(token)).toBe(401);
  });

  test("of one's own password keeps the current session", async () => {
    const admin = await findUser(people.admin);
    const response = await send('PUT', `/api/user/${admin.userId}`, { ...admin, password });
    expect(response.statusCode).toBe(200);
    expect((await send('GET', '/api/session')).statusCode).toBe(200);
  });
});
