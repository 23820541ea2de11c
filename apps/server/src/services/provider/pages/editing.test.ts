import { beforeAll, describe, expect, test } from 'vitest';
import { createAdministrationClient } from '../../../testing/administration.ts';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const { send, readLastAudit, countAudit } = createAdministrationClient(server);

interface Page {
  pageId: number;
  parentId: number;
  pageName: string;
  roles: string;
  [field: string]: unknown;
}

const list = async (): Promise<Page[]> => (await send('GET', '/api/page')).json();
const findPage = async (pageName: string): Promise<Page> => {
  const page = (await list()).find((each) => each.pageName === pageName);
  if (!page) throw new Error(`no page ${pageName}`);
  return page;
};
const addPage = async (fields: object = {}): Promise<Page> => {
  const response = await send('POST', '/api/page', { parentId: 0, pageName: 'Page', orderBy: 5, ...fields });
  expect(response.statusCode).toBe(201);
  return response.json();
};
const save = (page: Page, changes: object = {}, headers = {}) =>
  send('PUT', '/api/page', { ...page, ...changes }, headers);

beforeAll(async () => {
  await server.database.db
    .insertInto('server_roles')
    .values([{ rolename: 'reports' }, { rolename: 'archive' }])
    .execute();
});

const whole = {
  parentId: 0,
  pageName: 'Weekly Sales',
  url: '/Tableau/TableauLink?report=Sales%2FWeekly',
  roles: 'JAS,MSC',
  serverRoles: 'reports archive',
  mainMenu: false,
  orderBy: 3.5,
  toolTip: 'Sales by store and week',
  imageUrl: '/images/sales.png',
  icon: 'bar_chart',
};

describe('createPage', () => {
  test('stores a page as the list then returns it', async () => {
    const page = await addPage(whole);
    expect(page).toEqual({ pageId: expect.any(Number), ...whole, rowVersion: 1 });
    expect(await findPage('Weekly Sales')).toEqual(page);
    expect(await readLastAudit('createPage')).toMatchObject({
      username: people.admin,
      object: `page ${page.pageId} (Weekly Sales)`,
    });
  });

  test('requires only parent, name and order', async () => {
    expect(await addPage({ pageName: 'Group' })).toMatchObject({
      url: null,
      roles: '',
      serverRoles: '',
      mainMenu: true,
      toolTip: null,
      imageUrl: null,
      icon: null,
    });
  });

  test('stores role lists in one form, and URLs as browsers read them', async () => {
    const page = await addPage({ roles: ' JAS, MSC ,JAS', serverRoles: ' reports ', url: ' /Home\t ' });
    expect(page).toMatchObject({ roles: 'JAS,MSC', serverRoles: 'reports', url: '/Home' });
  });

  test('adds a page below another one', async () => {
    const parent = await addPage({ pageName: 'Parent' });
    expect((await addPage({ parentId: parent.pageId })).parentId).toBe(parent.pageId);
  });

  test.each([
    { field: 'pageName', value: ' ', text: 'Page name is required' },
    { field: 'orderBy', value: 0, text: 'Order must be greater than 0' },
    { field: 'url', value: '//evil.example', text: 'URL must start with / or https://' },
    { field: 'url', value: 'data:text/html,x', text: 'URL must start with / or https://' },
    {
      field: 'imageUrl',
      value: '/\\evil.example',
      text: 'Image URL must be a path in the portal, starting with /',
    },
    {
      field: 'imageUrl',
      value: 'https://images.example/sales.png',
      text: 'Image URL must be a path in the portal, starting with /',
    },
    { field: 'url', value: 'https://evil.example/\u202e', text: 'URL must not contain invisible characters' },
    { field: 'imageUrl', value: '/x\u0000', text: ['contains characters that cannot be stored'] },
    { field: 'imageUrl', value: '/x\u0007y', text: 'Image URL must not contain invisible characters' },
    { field: 'parentId', value: 987_654, text: 'No page with ID 987654 exists' },
    { field: 'roles', value: 'JAS,Juggler', text: 'Unknown role: Juggler' },
    { field: 'serverRoles', value: 'reports writer', text: 'Unknown server role: writer' },
    { field: 'pageId', value: 1, text: ['is not a known property'] },
    { field: 'children', value: [], text: ['is not a known property'] },
    { field: 'orderBy', value: '3', text: ['must be number'] },
    { field: 'toolTip', value: 'a\ud800', text: ['contains characters that cannot be stored'] },
  ])(
    'rejects $field $value with an error for the field and stores nothing',
    async ({ field, value, text }) => {
      const before = [(await list()).length, await countAudit()];
      const response = await send('POST', '/api/page', {
        parentId: 0,
        pageName: 'Page',
        orderBy: 1,
        [field]: value,
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ [field]: text });
      expect([(await list()).length, await countAudit()]).toEqual(before);
    },
  );

  test('keeps a hostile name as typed', async () => {
    const pageName = '<img src=x onerror=alert(1)> \u202e" \' --';
    expect((await addPage({ pageName })).pageName).toBe(pageName);
  });
});

describe('updatePage', () => {
  test('replaces the page and records what changed', async () => {
    const page = await addPage({ pageName: 'Before' });
    const response = await save(page, whole);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ...page, ...whole, rowVersion: 2 });
    expect(await readLastAudit('updatePage')).toMatchObject({
      object: `page ${page.pageId} (Weekly Sales)`,
      changed: [
        'pageName',
        'url',
        'roles',
        'serverRoles',
        'mainMenu',
        'orderBy',
        'toolTip',
        'imageUrl',
        'icon',
      ],
    });
  });

  test('without a change creates no new version', async () => {
    const page = await addPage(whole);
    const before = await countAudit();
    expect((await save(page)).json()).toEqual(page);
    expect(await countAudit()).toBe(before);
  });

  test('of its roles affects the next call of everyone', async () => {
    const mailers = () => server.request(people.care, { method: 'GET', url: '/api/mailer' });
    const campaigns = await findPage('Campaigns');
    expect((await mailers()).statusCode).toBe(403);
    await save(campaigns, { roles: 'JAS,MSC' });
    expect((await mailers()).statusCode).toBe(200);
    await save(campaigns, { roles: 'JAS' });
    expect((await mailers()).statusCode).toBe(403);
  });

  test('cannot move a page below itself', async () => {
    const top = await addPage({ pageName: 'Top' });
    const middle = await addPage({ parentId: top.pageId });
    const bottom = await addPage({ parentId: middle.pageId });
    const below = { parentId: 'A page cannot be moved below itself' };
    for (const { pageId } of [top, middle, bottom]) {
      expect((await save(top, { parentId: pageId })).json()).toEqual(below);
    }
    expect((await save(bottom, { parentId: 0 })).statusCode).toBe(200);
    expect((await save(top, { parentId: bottom.pageId })).statusCode).toBe(200);
  });

  test('rejects one of two moves that would create a cycle together', async () => {
    const [one, other] = [await addPage(), await addPage()];
    const both = await Promise.all([
      save(one, { parentId: other.pageId }),
      save(other, { parentId: one.pageId }),
    ]);
    expect(both.map((response) => response.statusCode).toSorted()).toEqual([200, 400]);
  });

  test('rejects invalid values with an error for the field', async () => {
    const page = await addPage();
    const wrong = { pageName: '', url: 'x', roles: 'Juggler', parentId: 987_654 };
    expect((await save(page, wrong)).json()).toEqual({
      pageName: 'Page name is required',
      url: 'URL must start with / or https://',
      roles: 'Unknown role: Juggler',
      parentId: 'No page with ID 987654 exists',
    });
  });

  test('of an unknown page is 404', async () => {
    const page = await addPage();
    expect((await save(page, { pageId: 987_654 })).json()).toMatchObject({
      status: 404,
      code: 'page.not_found',
    });
  });

  test('does not overwrite changes saved since the version in the request', async () => {
    const page = await addPage();
    const version = { 'if-match': `"${String(page.rowVersion)}"` };
    expect((await save(page, { toolTip: 'mine' }, version)).statusCode).toBe(200);
    expect((await save(page, { toolTip: 'yours' }, version)).json()).toMatchObject({
      status: 412,
      code: 'row.changed',
    });
    expect((await save(page, { toolTip: 'yours' })).statusCode).toBe(200);
  });
});

describe('deletePage', () => {
  test('deletes the page and its descendants', async () => {
    const top = await addPage({ pageName: 'Felled' });
    const middle = await addPage({ parentId: top.pageId });
    await addPage({ parentId: middle.pageId });
    const before = (await list()).length;
    const response = await send('DELETE', `/api/page/${top.pageId}`);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect((await list()).length).toBe(before - 3);
    expect(await readLastAudit('deletePage')).toMatchObject({
      object: `page ${top.pageId} (Felled) and 2 below it`,
    });
    expect((await send('DELETE', `/api/page/${top.pageId}`)).json()).toMatchObject({
      code: 'page.not_found',
    });
  });

  test('takes effect immediately', async () => {
    const page = await addPage({ pageName: 'Copy', url: '/Campaigns/MailerList' });
    const mailers = () => server.request(people.care, { method: 'GET', url: '/api/mailer' });
    expect((await mailers()).statusCode).toBe(200);
    await send('DELETE', `/api/page/${page.pageId}`);
    expect((await mailers()).statusCode).toBe(403);
  });
});

describe('access to /Admin/Pages', () => {
  let admin: Page;
  let pages: Page;
  beforeAll(async () => {
    admin = await addPage({ pageName: 'Admin', url: '/Admin', roles: 'Administer' });
    pages = await addPage({ parentId: admin.pageId, pageName: 'Web Site Pages', url: '/Admin/Pages' });
  });
  const lost = 'At least one active administrator must be able to open /Admin/Pages';

  test.each([
    {
      why: 'the page requires a role that no administrator has',
      change: () => save(pages, { roles: 'MSC' }),
    },
    { why: 'the parent page requires one', change: () => save(admin, { roles: 'MSC' }) },
    { why: 'the URL of the page changes', change: () => save(pages, { url: '/Admin/Elsewhere' }) },
  ])('cannot be removed: $why', async ({ change }) => {
    const before = await list();
    const response = await change();
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ roles: [lost] });
    expect(await list()).toEqual(before);
  });

  test.each([() => pages, () => admin])('cannot be deleted', async (page) => {
    expect((await send('DELETE', `/api/page/${page().pageId}`)).json()).toMatchObject({
      status: 409,
      code: 'administration.lost',
      message: lost,
    });
  });

  test('can require a role that an administrator has, and that role cannot be revoked then', async () => {
    expect((await save(pages, { roles: 'JAS' })).statusCode).toBe(200);
    const refused = await send('DELETE', '/api/userrole', { username: people.admin, rolename: 'JAS' });
    expect(refused.json()).toMatchObject({ code: 'administration.lost', message: lost });
    expect((await save(pages, { roles: '' })).statusCode).toBe(200);
  });
});
