import { describe, expect, test } from 'vitest';
import { createAdministrationClient } from '../../../testing/administration.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const { send, addUser, findUser, readLastAudit } = createAdministrationClient(server);

const url = '/api/startpage';
const add = async (startPage1: string, startPageUrl = '/Home') => {
  const response = await send('POST', url, { startPage1, startPageUrl });
  expect(response.statusCode).toBe(201);
  return response.json();
};
/** A user whose start page is stored by its name, as older data has it. */
const addUserWith = async (startPage: string) => {
  const { username, userId } = await addUser();
  await server.database.db
    .updateTable('users')
    .set({ start_page: startPage })
    .where('user_id', '=', userId)
    .execute();
  return username;
};

test('a start page is added, edited and deleted', async () => {
  const page = await add(' Reports ', '/Reports/MailSumm?CampaignId=5');
  expect(page).toEqual({
    startPageId: expect.any(Number),
    startPage1: 'Reports',
    startPageUrl: '/Reports/MailSumm?CampaignId=5',
    rowVersion: 1,
  });
  expect((await send('GET', url)).json()).toContainEqual(page);
  const edited = { ...page, startPageUrl: '/Home', rowVersion: 2 };
  const response = await send('PUT', url, edited);
  expect([response.statusCode, response.json()]).toEqual([200, edited]);
  expect(await readLastAudit('updateStartPage')).toMatchObject({
    object: `start page ${page.startPageId} (Reports)`,
    changed: ['startPageUrl'],
  });
  expect((await send('DELETE', `${url}/${page.startPageId}`)).statusCode).toBe(204);
  expect((await send('GET', url)).json()).not.toContainEqual(edited);
});

test('an edit of an older version is rejected', async () => {
  const page = await add('Older');
  expect((await send('PUT', url, page, { 'if-match': '"1"' })).statusCode).toBe(200);
  const outdated = await send('PUT', url, page, { 'if-match': '"1"' });
  expect([outdated.statusCode, outdated.json().code]).toEqual([412, 'row.changed']);
  expect((await send('PUT', url, page, { 'if-match': '"2"' })).json().rowVersion).toBe(3);
});

describe('invalid fields', () => {
  test.each([
    { body: { startPage1: '', startPageUrl: '/Home' }, errors: { startPage1: 'Start page is required' } },
    { body: { startPage1: 'New', startPageUrl: ' ' }, errors: { startPageUrl: 'URL is required' } },
    {
      body: { startPage1: 'New', startPageUrl: 'https://evil.example' },
      errors: { startPageUrl: 'URL must be a path in the portal, starting with /' },
    },
    {
      body: { startPage1: 'MAILERS', startPageUrl: '/Home' },
      errors: { startPage1: 'Start page is in use' },
    },
    {
      body: { startPage1: 'New', startPageUrl: '/Home', startPageId: 9 },
      errors: { startPageId: ['is not a known property'] },
    },
  ])('$body', async ({ body, errors }) => {
    const response = await send('POST', url, body);
    expect([response.statusCode, response.json()]).toEqual([400, errors]);
  });

  test('a page can keep its name', async () => {
    const page = await add('Kept');
    expect((await send('PUT', url, { ...page, startPage1: 'KEPT' })).statusCode).toBe(200);
    expect((await send('PUT', url, { ...page, startPage1: 'mailers' })).json()).toEqual({
      startPage1: 'Start page is in use',
    });
  });

  test('an unknown one is 404', async () => {
    const body = { startPageId: 987_654, startPage1: 'New', startPageUrl: '/Home' };
    expect((await send('PUT', url, body)).json()).toMatchObject({ code: 'start_page.not_found' });
    expect((await send('DELETE', `${url}/987654`)).json()).toMatchObject({ code: 'start_page.not_found' });
  });
});

describe('users whose start page it is', () => {
  test('get its new name', async () => {
    const page = await add('Old name');
    const username = await addUserWith('Old name');
    const before = await findUser(username);
    await send('PUT', url, { ...page, startPageUrl: '/Campaigns/MailerList' });
    expect(await findUser(username)).toEqual(before);
    await send('PUT', url, { ...page, startPage1: 'New name' });
    // A form that still shows the old name is outdated.
    expect(await findUser(username)).toEqual({ ...before, startPage: 'New name', rowVersion: 2 });
  });

  test('keep the URL of a deleted one', async () => {
    const page = await add('Short-lived', '/Campaigns/MailerList');
    const username = await addUserWith('Short-lived');
    await send('DELETE', `${url}/${page.startPageId}`);
    expect((await findUser(username)).startPage).toBe('/Campaigns/MailerList');
  });
});
