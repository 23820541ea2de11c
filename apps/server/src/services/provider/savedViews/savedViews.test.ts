import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAdministrationClient, type TestUser } from '../../../testing/administration.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const { addUser, giveRole, getToken, readLastAudit, countAudit } = createAdministrationClient(server);

const url = '/api/savedview';
const content = {
  page: '/Campaigns/MailerList',
  name: 'Fall mailers',
  query: 'descrContains=fall',
  columns: [{ id: 'quantity', isHidden: false, widthPx: 96 }],
  density: 'compact',
  hasChart: null,
  sharedWithRole: null,
};

async function signIn(...roles: string[]) {
  const user: TestUser = await addUser();
  for (const role of roles) await giveRole(user, role);
  const token = await getToken(user.username);
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = {}) =>
    server.app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  return {
    userId: user.userId,
    send,
    save: (changes: object = {}) => send('POST', url, { ...content, ...changes }),
    list: async (): Promise<{ name: string }[]> => (await send('GET', url)).json(),
  };
}

const codeOf = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

test('a view is saved, changed and deleted', async () => {
  const user = await signIn('JAS');
  const saved = await user.save({ name: ' Fall mailers ' });
  const view = saved.json();
  expect([saved.statusCode, view]).toEqual([
    201,
    {
      ...content,
      savedViewId: expect.any(Number),
      ownerName: 'Ines Halloran',
      isOwn: true,
      isDefault: false,
      rowVersion: 1,
    },
  ]);
  const { savedViewId } = view;
  const changed = await user.send('PUT', `${url}/${savedViewId}`, {
    ...content,
    name: 'Autumn',
    columns: [],
  });
  expect(changed.json()).toEqual({ ...view, name: 'Autumn', columns: [], rowVersion: 2 });
  expect((await readLastAudit('updateSavedView'))?.changes).toEqual([
    { field: 'name', before: 'Fall mailers', after: 'Autumn' },
    { field: 'columns', before: '[{"id":"quantity","widthPx":96,"isHidden":false}]', after: '[]' },
  ]);
  expect(await user.list()).toEqual([changed.json()]);
  expect((await user.send('DELETE', `${url}/${savedViewId}`)).statusCode).toBe(204);
  expect(await user.list()).toEqual([]);
});

test('a save that changes nothing is neither a new version nor audited', async () => {
  const user = await signIn('JAS');
  const view = (await user.save()).json();
  const before = await countAudit();
  const saved = await user.send('PUT', `${url}/${view.savedViewId}`, { ...content, name: ' Fall mailers ' });
  expect([saved.json(), await countAudit()]).toEqual([view, before]);
});

test('of several deletions at once, one succeeds', async () => {
  const user = await signIn('JAS');
  const { savedViewId } = (await user.save()).json();
  const all = await Promise.all([1, 2, 3, 4].map(() => user.send('DELETE', `${url}/${savedViewId}`)));
  expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404, 404, 404]);
});

test('an outdated version does not overwrite a newer one', async () => {
  const user = await signIn('JAS');
  const { savedViewId } = (await user.save()).json();
  await user.send('PUT', `${url}/${savedViewId}`, { ...content, density: null });
  const outdated = await user.send('PUT', `${url}/${savedViewId}`, content, { 'if-match': '"1"' });
  expect(codeOf(outdated)).toEqual([412, 'row.changed']);
});

test('a shared view can be used, but not changed, by users with the role who can open the page', async () => {
  const owner = await signIn('JAS', 'Programmer');
  const { savedViewId } = (await owner.save({ sharedWithRole: 'Programmer' })).json();
  const colleague = await signIn('JAS', 'Programmer');
  expect(await colleague.list()).toEqual([
    expect.objectContaining({ savedViewId, isOwn: false, ownerName: 'Ines Halloran' }),
  ]);
  expect(codeOf(await colleague.send('PUT', `${url}/${savedViewId}`, content))).toEqual([
    404,
    'saved_view.not_found',
  ]);
  expect((await colleague.send('DELETE', `${url}/${savedViewId}`)).statusCode).toBe(404);
  // The page requires JAS, the view Programmer.
  expect(await (await signIn('Programmer')).list()).toEqual([]);
  expect(await (await signIn('JAS')).list()).toEqual([]);

  await server.database.db.deleteFrom('user_roles').where('user_id', '=', colleague.userId).execute();
  expect(await colleague.list()).toEqual([]);
});

test.each([
  { changes: { page: '/Admin/UserMaint' }, refused: [403, 'access.denied'] },
  { changes: { name: 'Fall\u0007' }, refused: [400, 'saved_view.name'] },
  { changes: { name: 'Fall\nmailers' }, refused: [400, 'saved_view.name'] },
  { changes: { sharedWithRole: 'MSC' }, refused: [403, 'saved_view.role'] },
  { changes: { name: 'FALL MAILERS' }, refused: [409, 'saved_view.name_used'] },
])('a view with $changes is refused', async ({ changes, refused }) => {
  const user = await signIn('JAS');
  expect((await user.save()).statusCode).toBe(201);
  expect(codeOf(await user.save(changes))).toEqual(refused);
});

test('the same name is free on another page, and for another user', async () => {
  const user = await signIn('JAS');
  await user.save();
  expect((await user.save({ page: '/Campaigns/MailerAdd' })).statusCode).toBe(201);
  expect((await (await signIn('JAS')).save()).statusCode).toBe(201);
});

test('a user can have 500 views', async () => {
  const user = await signIn('JAS');
  const { db } = server.database;
  const views = Array.from({ length: 499 }, (_, index) => ({
    user_id: user.userId,
    page: content.page,
    name: `View ${index}`,
    query: '',
    view_columns: '[]',
    density: null,
    has_chart: null,
    shared_with_role: null,
  }));
  await db.insertInto('saved_views').values(views).execute();
  expect((await user.save()).statusCode).toBe(201);
  expect(codeOf(await user.save({ name: 'One more' }))).toEqual([409, 'saved_view.limit']);
  expect(await user.list()).toHaveLength(500);
});

test('a page has one default view for each user', async () => {
  const owner = await signIn('JAS', 'Coleman');
  const { savedViewId: first } = (await owner.save({ sharedWithRole: 'Coleman' })).json();
  const { savedViewId: second } = (await owner.save({ name: 'Second' })).json();
  const colleague = await signIn('JAS', 'Coleman');
  const choose = (savedViewId: number | null, page = content.page) =>
    owner.send('PUT', '/api/defaultview', { page, savedViewId });
  const defaults = async (user: typeof owner) =>
    ((await user.send('GET', url)).json() as { savedViewId: number; isDefault: boolean }[])
      .filter(({ isDefault }) => isDefault)
      .map(({ savedViewId }) => savedViewId);

  expect((await choose(first)).statusCode).toBe(204);
  expect([await defaults(owner), await defaults(colleague)]).toEqual([[first], []]);
  await choose(second);
  expect(await defaults(owner)).toEqual([second]);
  await choose(null);
  expect(await defaults(owner)).toEqual([]);
  expect((await choose(first, '/Campaigns/MailerAdd')).statusCode).toBe(404);
});

test('a view that is being deleted does not become the default', async () => {
  const user = await signIn('JAS');
  const { savedViewId } = (await user.save()).json();
  const choosing = await server.database.db.transaction().execute(async (db) => {
    await db.deleteFrom('saved_views').where('saved_view_id', '=', savedViewId).execute();
    const response = user.send('PUT', '/api/defaultview', { page: content.page, savedViewId });
    const chosen = response.then(codeOf);
    await wait(200);
    // In an object: the transaction would wait for a promise.
    return { chosen };
  });
  expect(await choosing.chosen).toEqual([404, 'saved_view.not_found']);
});

test('the session lists the pages that open with a view the user may use', async () => {
  const owner = await signIn('JAS', 'Coleman');
  const { savedViewId } = (await owner.save({ sharedWithRole: 'Coleman' })).json();
  const colleague = await signIn('JAS', 'Coleman');
  const listPages = async (user: typeof owner) =>
    (await user.send('GET', '/api/session')).json().user.pagesWithView;
  await colleague.send('PUT', '/api/defaultview', { page: content.page, savedViewId });
  expect([await listPages(owner), await listPages(colleague)]).toEqual([[], [content.page]]);
  await owner.send('DELETE', `${url}/${savedViewId}`);
  expect(await listPages(colleague)).toEqual([]);

  const { savedViewId: kept } = (await owner.save({ sharedWithRole: 'Coleman' })).json();
  await colleague.send('PUT', '/api/defaultview', { page: content.page, savedViewId: kept });
  await server.database.db.deleteFrom('user_roles').where('user_id', '=', colleague.userId).execute();
  expect(await listPages(colleague)).toEqual([]);
});
