import { describe, expect, test } from 'vitest';
import { createAdministrationClient } from '../../../testing/administration.ts';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const { send, addUser, readLastAudit, countAudit } = createAdministrationClient(server);

const url = '/api/usercompanyaccess';
const listAccess = async (userName: string) => {
  const rows: { userName: string; companyAbbrev: string; mayAlter: string }[] = (
    await send('GET', url)
  ).json();
  return rows
    .filter((row) => row.userName === userName)
    .map((row) => [row.companyAbbrev, row.mayAlter].join(':'));
};

describe('granting access', () => {
  test.each([
    { sent: { companyAbbrev: 'JAS' }, stored: 'JAS:Y', why: 'altering is allowed unless N is sent' },
    { sent: { companyAbbrev: 'JAS', mayAlter: 'N' }, stored: 'JAS:N', why: 'N is sent' },
    { sent: { companyAbbrev: 'MS' }, stored: 'MS_:Y', why: 'the abbreviation is padded' },
    { sent: { companyAbbrev: '' }, stored: ':Y', why: 'the empty abbreviation means all companies' },
    { sent: { companyAbbrev: '___', mayAlter: 'N' }, stored: ':N', why: '___ means all companies too' },
  ])('of $sent stores $stored: $why', async ({ sent, stored }) => {
    const { username } = await addUser();
    const response = await send('POST', url, { userName: username.toUpperCase(), ...sent });
    const [companyAbbrev, mayAlter] = stored.split(':');
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ userName: username, companyAbbrev, mayAlter });
    expect(await listAccess(username)).toEqual([stored]);
  });

  test('again updates mayAlter; an identical grant changes nothing', async () => {
    const { username: userName, userId } = await addUser();
    await send('POST', url, { userName, companyAbbrev: 'JAS' });
    await send('POST', url, { userName, companyAbbrev: 'JAS', mayAlter: 'N' });
    expect(await listAccess(userName)).toEqual(['JAS:N']);
    expect(await readLastAudit('grantUserCompanyAccess')).toMatchObject({
      object: `user ${userId} (${userName}), company JAS`,
      changed: ['mayAlter'],
    });
    const before = await countAudit();
    await send('POST', url, { userName, companyAbbrev: 'JAS', mayAlter: 'N' });
    expect(await countAudit()).toBe(before);
  });

  test('to all companies is listed next to access to one, and only once', async () => {
    const { username: userName } = await addUser();
    await Promise.all(
      ['', '___', 'JAS', ''].map((companyAbbrev) => send('POST', url, { userName, companyAbbrev })),
    );
    expect(await listAccess(userName)).toEqual([':Y', 'JAS:Y']);
  });
});

describe('changing access', () => {
  test('sets mayAlter, and clears it when it is omitted', async () => {
    const { username: userName } = await addUser();
    await send('POST', url, { userName, companyAbbrev: 'MS_' });
    const response = await send('PUT', url, { userName, companyAbbrev: 'MS', mayAlter: 'N' });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { userName, companyAbbrev: 'MS_', mayAlter: 'N' },
    ]);
    await send('PUT', url, { userName, companyAbbrev: 'MS_' });
    expect(await listAccess(userName)).toEqual(['MS_:Y']);
  });

  test('that does not exist is 404', async () => {
    const { username: userName } = await addUser();
    expect((await send('PUT', url, { userName, companyAbbrev: 'JAS' })).json()).toMatchObject({
      status: 404,
      code: 'company_access.not_found',
    });
    expect(await listAccess(userName)).toEqual([]);
  });
});

describe('revoking access', () => {
  test.each(['JAS', '', '___'])(
    'of "%s" removes it, and gives the same response again',
    async (companyAbbrev) => {
      const { username: userName } = await addUser();
      for (const each of ['JAS', 'MS_', '']) await send('POST', url, { userName, companyAbbrev: each });
      const removed = await send('DELETE', url, { userName, companyAbbrev, mayAlter: 'N' });
      expect([removed.statusCode, removed.body]).toEqual([204, '']);
      expect(await listAccess(userName)).toHaveLength(2);
      const before = await countAudit();
      expect((await send('DELETE', url, { userName, companyAbbrev })).statusCode).toBe(204);
      expect(await countAudit()).toBe(before);
    },
  );
});

test.each(['POST', 'PUT', 'DELETE'] as const)('%s: an unknown user or company is 404', async (method) => {
  const unknownUser = await send(method, url, { userName: 'unknown.user', companyAbbrev: 'JAS' });
  expect(unknownUser.json()).toMatchObject({ status: 404, code: 'user.not_found' });
  const unknownCompany = await send(method, url, { userName: people.care, companyAbbrev: 'XYZ' });
  expect(unknownCompany.json()).toMatchObject({ status: 404, code: 'company.not_found' });
});

test.each([
  { body: { userName: people.care, companyAbbrev: 'JASX' }, message: /companyAbbrev/ },
  { body: { userName: people.care, companyAbbrev: 'JAS', mayAlter: 'Y' }, message: /mayAlter/ },
  { body: { username: people.care, companyAbbrev: 'JAS' }, message: /userName is required|username/ },
])('$body is rejected', async ({ body, message }) => {
  const response = await send('POST', url, body);
  expect(response.json()).toMatchObject({
    status: 400,
    code: 'request.invalid',
    message: expect.stringMatching(message),
  });
});
