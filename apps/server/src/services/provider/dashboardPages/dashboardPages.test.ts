import { expect, test } from 'vitest';
import { createAdministrationClient } from '../../../testing/administration.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const { send, readLastAudit, countAudit } = createAdministrationClient(server);

const url = '/api/dashboardpage';
const traffic = {
  frameTitle: 'Store traffic',
  url: 'https://dashboards.example.com/traffic',
  frameHeight: 620,
  roles: 'JAS,MSC',
};

test('a dashboard page is added, edited and deleted', async () => {
  const added = await send('POST', url, traffic);
  expect(added.statusCode).toBe(201);
  const page = added.json();
  expect(page).toEqual({ dashId: expect.any(Number), ...traffic, rowVersion: 1 });
  expect((await send('GET', url)).json()).toEqual([page]);

  const edited = { ...page, frameHeight: 700, roles: '', rowVersion: 2 };
  const response = await send('PUT', url, edited);
  expect([response.statusCode, response.json()]).toEqual([200, edited]);
  expect(await readLastAudit('updateDashboardPage')).toMatchObject({
    object: `dashboard page ${page.dashId} (Store traffic)`,
    changed: ['frameHeight', 'roles'],
  });
  const before = await countAudit();
  await send('PUT', url, edited);
  expect(await countAudit()).toBe(before);

  expect((await send('DELETE', `${url}/${page.dashId}`)).statusCode).toBe(204);
  expect((await send('GET', url)).json()).toEqual([]);
});

test('an edit of an older version is rejected', async () => {
  const page = (await send('POST', url, traffic)).json();
  expect((await send('PUT', url, page, { 'if-match': '"1"' })).statusCode).toBe(200);
  const outdated = await send('PUT', url, page, { 'if-match': '"1"' });
  expect([outdated.statusCode, outdated.json().code]).toEqual([412, 'row.changed']);
  expect((await send('PUT', url, page, { 'if-match': '"2"' })).json().rowVersion).toBe(3);
  await send('DELETE', `${url}/${page.dashId}`);
});

test('the list is sorted by title', async () => {
  for (const frameTitle of ['B', 'A', 'C']) await send('POST', url, { ...traffic, frameTitle });
  const titles = (await send('GET', url)).json().map((page: { frameTitle: string }) => page.frameTitle);
  expect(titles).toEqual(['A', 'B', 'C']);
});

test.each([
  { field: 'frameTitle', value: ' ', text: 'Frame title is required' },
  { field: 'url', value: '', text: 'URL is required' },
  { field: 'url', value: 'data:text/html,x', text: 'URL must start with / or https://' },
  { field: 'frameHeight', value: 0, text: 'Frame height must be greater than 0' },
  { field: 'frameHeight', value: -1, text: 'Frame height must be greater than 0' },
  { field: 'frameHeight', value: 1.5, text: ['must be integer'] },
  { field: 'roles', value: 'JAS,Juggler', text: 'Unknown role: Juggler' },
  { field: 'dashId', value: 5, text: ['is not a known property'] },
])('$field $value is rejected with an error for the field', async ({ field, value, text }) => {
  const response = await send('POST', url, { ...traffic, [field]: value });
  expect([response.statusCode, response.json()]).toEqual([400, { [field]: text }]);
});

test('an unknown one is 404', async () => {
  expect((await send('PUT', url, { ...traffic, dashId: 987_654 })).json()).toMatchObject({
    status: 404,
    code: 'dashboard_page.not_found',
  });
  expect((await send('DELETE', `${url}/987654`)).json()).toMatchObject({ code: 'dashboard_page.not_found' });
});
