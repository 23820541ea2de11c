import { PAGES_PATH, buildPageTree, canOpenPath, isAdministrator } from '@portal/domain';
import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../db/demo-data/random.ts';
import { createAdministrationClient, newUser, type TestUser } from '../../testing/administration.ts';
import { people } from '../../testing/fixtures.ts';
import { longSeries } from '../../testing/longSeries.ts';
import { testServer } from '../../testing/testServer.ts';
import { listPages } from './pages/queries.ts';
import { toPage } from './pages/rows.ts';

const server = testServer();
const { send, sendAs, logIn, addUser, giveRole, findUser, setPasswordHash } =
  createAdministrationClient(server);

const roles = ['Administer', 'JAS', 'MSC'];
const roleLists = ['', 'Administer', 'JAS', 'MSC', 'JAS,MSC'];

interface Place {
  admins: TestUser[];
  /** Ids of `/Admin` and `/Admin/Pages`. */
  pageIds: number[];
}

async function prepare(): Promise<Place> {
  const admins: TestUser[] = [];
  for (let number = 0; number < 4; number += 1) {
    const user = await addUser();
    await giveRole(user, 'Administer');
    await giveRole(user, 'JAS');
    admins.push(user);
  }
  const page = { parentId: 0, pageName: 'Admin', url: '/Admin', roles: 'Administer', orderBy: 1 };
  const { pageId: parentId } = (await send('POST', '/api/page', page)).json();
  const below = { ...page, parentId, pageName: 'Pages', url: PAGES_PATH, roles: '' };
  const { pageId } = (await send('POST', '/api/page', below)).json();
  return { admins, pageIds: [parentId, pageId] };
}

/** One of the writes that could take something away from the administrators. */
async function tryOne(random: Random, token: string, { admins, pageIds }: Place): Promise<number> {
  const user = random.pick(admins);
  const edit = { ...newUser, username: undefined, password: undefined };
  const change = random.pick([
    () => sendAs(token, 'PUT', `/api/user/${user.userId}`, { ...edit, isLockedOut: random.chance(0.7) }),
    () => sendAs(token, 'DELETE', `/api/user/${user.userId}`),
    () =>
      sendAs(token, random.chance(0.7) ? 'DELETE' : 'POST', '/api/userrole', {
        username: user.username,
        rolename: random.pick(roles),
      }),
    async () => {
      const rows = await listPages(server.database.db);
      const pageId = random.pick(pageIds);
      const row = rows.find((each) => each.page_id === pageId);
      if (!row) return { statusCode: 404 };
      const url = random.chance(0.2) ? '/Elsewhere' : (row.url ?? '');
      return sendAs(token, 'PUT', '/api/page', { ...toPage(row), url, roles: random.pick(roleLists) });
    },
    () => sendAs(token, 'DELETE', `/api/page/${random.pick(pageIds)}`),
  ]);
  return (await change()).statusCode;
}

/** Users who could log in now, with their roles. */
function listUsersWithPassword() {
  return server.database.db
    .selectFrom('users as u')
    .select(({ selectFrom }) => [
      'u.username',
      'u.is_locked_out as isLockedOut',
      selectFrom('user_roles as r')
        .select(({ fn }) => fn.agg<string[]>('array_agg', ['r.rolename']).as('roles'))
        .whereRef('r.user_id', '=', 'u.user_id')
        .as('roles'),
    ])
    .where('u.password_hash', 'is not', null)
    .execute();
}

/** Who could undo a mistake now. */
async function listAbleAdministrators(): Promise<string[]> {
  const tree = buildPageTree((await listPages(server.database.db)).map(toPage));
  return (await listUsersWithPassword())
    .map((user) => ({ ...user, roles: user.roles ?? [] }))
    .filter((user) => isAdministrator(user) && canOpenPath(tree, PAGES_PATH, user))
    .map((user) => user.username);
}

const seeds = longSeries({ sample: ['one'], whole: ['one', 'two', 'three'] });

test('after any administrative change, one user can still open the page tree', async () => {
  const statuses = new Set<number>();
  const { userId } = await findUser(people.admin);
  // The administrator of the tests keeps the session, but no longer counts.
  await setPasswordHash(userId, null);
  for (const seed of seeds) {
    const random = createRandom(seed);
    const place = await prepare();
    for (let step = 0; step < 30; step += 1) {
      const able = await listAbleAdministrators();
      expect(able).not.toEqual([]);
      const { token } = (await logIn(random.pick(able), newUser.password)).json();
      statuses.add(await tryOne(random, token, place));
    }
  }
  expect([...statuses].toSorted()).toEqual(expect.arrayContaining([200, 204, 400, 409]));
}, 60_000);
