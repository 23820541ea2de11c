import { beforeEach, describe, expect, test } from 'vitest';
import { createAdministrationClient } from '../../../testing/administration.ts';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const { addUser, getToken, giveRole, send, sendAs } = createAdministrationClient(server);

interface Place {
  kind: string;
  id: string;
}

const mailer = (id: string): Place => ({ kind: 'mailer', id });
const ids = (places: readonly Place[]) => places.map(({ id }) => id);

/** A marketing user of its own for each test. */
let token: string;
let userId: number;
let username: string;
beforeEach(async () => {
  const user = await addUser();
  ({ userId, username } = user);
  await giveRole(user, 'JAS');
  token = await getToken(username);
});

const put = (place: Place & { position?: number }) => sendAs(token, 'PUT', '/api/favorite', place);
const star = async (...places: Place[]) => {
  for (const place of places) expect((await put(place)).statusCode).toBe(200);
};
const listFavorites = async () =>
  (await sendAs(token, 'GET', '/api/favorite')).json() as (Place & { title: string })[];
const open = async (place: Place) =>
  expect((await sendAs(token, 'PUT', '/api/recentplace', place)).statusCode).toBe(200);
const listRecent = async () => (await sendAs(token, 'GET', '/api/home')).json().recent as Place[];

describe('favorites', () => {
  test('are listed in the order of the user, with their current names', async () => {
    await star(mailer('AA0001'), mailer('AA0002'), mailer('AA0003'));
    await put({ ...mailer('AA0003'), position: 0 });
    expect(ids(await listFavorites())).toEqual(['AA0003', 'AA0001', 'AA0002']);
    await put({ ...mailer('AA0003'), position: 99 });
    expect(await listFavorites()).toEqual([
      { kind: 'mailer', id: 'AA0001', title: 'AA0001', detail: 'Spring event 1' },
      { kind: 'mailer', id: 'AA0002', title: 'AA0002', detail: 'Spring event 2' },
      { kind: 'mailer', id: 'AA0003', title: 'AA0003', detail: 'Spring event 3' },
    ]);
  });

  test('are added once, and removed once', async () => {
    await star(mailer('AA0001'), mailer('AA0001'));
    expect(ids(await listFavorites())).toEqual(['AA0001']);
    for (const expected of [[], []]) {
      const response = await sendAs(token, 'DELETE', '/api/favorite/mailer/AA0001');
      expect([response.statusCode, response.json()]).toEqual([200, expected]);
    }
  });

  test('of two tabs at once are all kept', async () => {
    const places = Array.from({ length: 8 }, (_place, index) => mailer(`AA000${index + 1}`));
    await Promise.all(places.map((place) => put(place)));
    expect(ids(await listFavorites()).toSorted()).toEqual(ids(places));
  });

  test('belong to one user', async () => {
    await star(mailer('AA0001'));
    const others = await server.request(people.marketing, { method: 'GET', url: '/api/favorite' });
    expect(others.json()).toEqual([]);
  });

  test('can be pages, which are named by the menu', async () => {
    const pages = (await sendAs(token, 'GET', '/api/page')).json() as { pageId: number; pageName: string }[];
    const page = pages.find(({ pageName }) => pageName === 'Mailers');
    await star({ kind: 'page', id: String(page?.pageId) });
    expect(await listFavorites()).toEqual([
      { kind: 'page', id: String(page?.pageId), title: 'Mailers', detail: 'Campaigns' },
    ]);
  });

  test.each([
    { place: mailer('AA9999'), why: 'it does not exist' },
    { place: { kind: 'page', id: '999999' }, why: 'no such page exists' },
    { place: { kind: 'page', id: "1' or '1'='1" }, why: 'the id is hostile' },
    { place: { kind: 'user', id: '1' }, why: 'users are for administrators' },
    { place: { kind: 'campaign', id: '1' }, why: 'the page of campaigns does not exist' },
  ])('$place are not added: $why', async ({ place }) => {
    expect((await put(place)).json()).toMatchObject({ status: 404, code: 'place.not_found' });
    expect(await listFavorites()).toEqual([]);
  });

  test('are limited to 100', async () => {
    const rows = Array.from({ length: 100 }, (_row, position) => ({
      user_id: userId,
      kind: 'mailer' as const,
      place_id: `AA${String(position + 1).padStart(4, '0')}`,
      position,
    }));
    await server.database.db.insertInto('favorite_places').values(rows).execute();
    expect((await put(mailer('AA0101'))).json()).toMatchObject({ status: 409, code: 'favorites.full' });
    expect((await put(mailer('AA0100'))).statusCode).toBe(200);
    expect(await listFavorites()).toHaveLength(100);
  });
});

describe('recent places', () => {
  test('are the records opened last, each once', async () => {
    for (const id of ['AA0001', 'AA0002', 'AA0003', 'AA0001']) await open(mailer(id));
    expect(ids(await listRecent())).toEqual(['AA0001', 'AA0003', 'AA0002']);
  });

  test('are not pages, nor what does not exist or cannot be opened', async () => {
    for (const place of [{ kind: 'page', id: '1' }, mailer('AA9999'), { kind: 'user', id: String(userId) }]) {
      await open(place);
    }
    expect(await listRecent()).toEqual([]);
  });

  test('are limited', async () => {
    for (let number = 10; number < 50; number += 1) await open(mailer(`AA00${number}`));
    const recent = ids(await listRecent());
    expect([recent.length, recent[0]]).toEqual([10, 'AA0049']);
  });
});

test('saved views are named and opened like pages and records, for those who may use them', async () => {
  const save = async (changes: object = {}) => {
    const saved = await sendAs(token, 'POST', '/api/savedview', {
      page: '/Campaigns/MailerList',
      name: "<b>O'Dell</b>",
      query: 'descrContains=a%26b&dialog=addUser',
      columns: [],
      density: null,
      hasChart: null,
      sharedWithRole: null,
      ...changes,
    });
    return { kind: 'view', id: String(saved.json().savedViewId) };
  };
  const view = await save();
  const named = {
    ...view,
    title: "<b>O'Dell</b>",
    detail: 'Mailers',
    href: `/Campaigns/MailerList?descrContains=a%26b&view=${view.id}`,
  };
  await star(view);
  await open(view);
  expect([await listFavorites(), await listRecent()]).toEqual([[named], [named]]);

  const shared = await save({ name: 'Shared', sharedWithRole: 'JAS' });
  const colleague = await addUser();
  await giveRole(colleague, 'JAS');
  const colleagueToken = await getToken(colleague.username);
  const starAs = async (place: Place) =>
    (await sendAs(colleagueToken, 'PUT', '/api/favorite', place)).statusCode;
  expect([await starAs(shared), await starAs(view)]).toEqual([200, 404]);
  await send('DELETE', '/api/userrole', { username: colleague.username, rolename: 'JAS' });
  expect((await sendAs(colleagueToken, 'GET', '/api/favorite')).json()).toEqual([]);
});

test('what a user can no longer open disappears, and returns with the role', async () => {
  const user = { userId, username };
  await star(mailer('AA0001'));
  await open(mailer('AA0002'));
  const removal = await send('DELETE', '/api/userrole', { username, rolename: 'JAS' });
  expect(removal.statusCode).toBeLessThan(300);
  expect([await listFavorites(), await listRecent()]).toEqual([[], []]);
  expect((await put(mailer('AA0003'))).statusCode).toBe(404);
  await giveRole(user as never, 'JAS');
  expect([ids(await listFavorites()), ids(await listRecent())]).toEqual([['AA0001'], ['AA0002']]);
});
