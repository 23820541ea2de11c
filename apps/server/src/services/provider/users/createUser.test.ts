import { beforeEach, describe, expect, test } from 'vitest';
import { createAdministrationClient, newUser } from '../../../testing/administration.ts';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const { send, logIn, addUser, findUser, readLastAudit, countAudit } = createAdministrationClient(server);
const countUsers = async () => (await send('GET', '/api/user')).json().length;

beforeEach(() => server.database.db.deleteFrom('login_attempts').execute());

describe('createUser', () => {
  test('stores a user who can log in, has no roles and is not dormant', async () => {
    const response = await send('POST', '/api/user', newUser);
    expect(response.statusCode).toBe(201);
    const user = response.json();
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
    expect(await findUser('ines.halloran')).toEqual(user);
    const login = await logIn('Ines.Halloran', newUser.password);
    expect(login.json().user.roles).toEqual([]);
    expect(await readLastAudit('createUser')).toEqual({
      username: people.admin,
      object: `user ${user.userId} (ines.halloran)`,
      changed: [],
      changes: [],
      outcome: 'done',
    });
  });

  test('keeps names as typed, without surrounding blanks', async () => {
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
    { field: 'username', value: 'ANNA.ADMIN', text: 'User name is in use' },
    {
      field: 'username',
      value: 'ａｎｎａ．ａｄｍｉｎ',
      text: 'User name must not contain look-alike or invisible characters',
    },
    { field: 'password', value: 'letmein', text: 'This password is too common' },
    {
      field: 'password',
      value: 'Ines-Halloran1',
      text: 'Password must not be based on the name of the user, the company or the portal',
    },
    { field: 'email', value: 'a@b', text: 'Enter a valid email address' },
    { field: 'companyAbbrev', value: 'XYZ', text: 'Company not found' },
    { field: 'startPage', value: 'Nowhere', text: 'Start page not found' },
    { field: 'username', value: 'x'.repeat(300), text: ['must NOT have more than 256 characters'] },
    { field: 'isLockedOut', value: true, text: ['is not a known property'] },
    { field: 'userId', value: 1, text: ['is not a known property'] },
    { field: 'firstName', value: 'a\u0000b', text: ['contains characters that cannot be stored'] },
  ])(
    'rejects $field $value with an error for the field and stores nothing',
    async ({ field, value, text }) => {
      const before = [await countUsers(), await countAudit()];
      const payload = { ...newUser, username: 'some.user', [field]: value };
      const response = await send('POST', '/api/user', payload);
      expect(response.statusCode).toBe(400);
      expect(response.headers['content-type']).toMatch('application/json');
      expect(response.json()).toEqual({ [field]: text });
      expect([await countUsers(), await countAudit()]).toEqual(before);
    },
  );

  test('reports all errors at once', async () => {
    const response = await send('POST', '/api/user', {
      ...newUser,
      username: 'x',
      password: 'y',
      email: 'z',
    });
    expect(Object.keys(response.json()).toSorted()).toEqual(['email', 'password', 'username']);
  });

  test('of two simultaneous calls with one name stores one', async () => {
    const both = await Promise.all(
      ['Double.Click', 'double.click'].map((username) => send('POST', '/api/user', { ...newUser, username })),
    );
    expect(both.map((response) => response.statusCode).toSorted()).toEqual([201, 400]);
    const refused = both.find((response) => response.statusCode === 400);
    expect(refused?.json()).toEqual({ username: 'User name is in use' });
  });
});
