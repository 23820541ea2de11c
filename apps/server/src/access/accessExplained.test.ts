import { buildPageTree, explainAccess, findPagesByPath, type PageRecord } from '@portal/domain';
import { expect, test } from 'vitest';
import { loadContract } from '../contract/loadContract.ts';
import { createRandom, type Random } from '../db/demo-data/random.ts';
import { createAdministrationClient, type TestUser } from '../testing/administration.ts';
import { longSeries } from '../testing/longSeries.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
const { send, sendAs, addUser, getToken } = createAdministrationClient(server);

const { operations } = await loadContract('provider');
const reads = operations.flatMap(({ access, method, path }) =>
  access.kind === 'pages' && method === 'GET' && !path.includes('{') ? [{ path, pages: access.pages }] : [],
);
const roleNames = ['Administer', 'JAS', 'MSC', 'Programmer'];
const pickRoles = (random: Random) => roleNames.filter(() => random.chance(0.3));

const listPages = async (): Promise<PageRecord[]> => (await send('GET', '/api/page')).json();

/** The portal's pages in other places and with other roles, some of them twice, some nowhere. */
async function growTree(random: Random): Promise<void> {
  for (const page of await listPages()) {
    if (page.url !== '/Admin/Pages') await send('DELETE', `/api/page/${page.pageId}`);
  }
  const made = [0];
  for (const url of [
    '',
    '/Admin',
    '',
    ...random.sample([...new Set(reads.flatMap((each) => each.pages))], 8),
  ]) {
    const response = await send('POST', '/api/page', {
      parentId: random.pick(made),
      pageName: `Page ${made.length}`,
      url: url === '' ? null : url,
      roles: pickRoles(random).join(','),
      orderBy: made.length,
    });
    made.push(response.json().pageId);
  }
}

async function setRoles(user: TestUser, roles: readonly string[]): Promise<void> {
  for (const rolename of roleNames) {
    await send(roles.includes(rolename) ? 'POST' : 'DELETE', '/api/userrole', {
      username: user.username,
      rolename,
    });
  }
}

const seeds = longSeries({
  sample: ['four', 'five'],
  whole: ['one', 'two', 'three', 'four', 'five', 'six'],
});

test('the server allows a user exactly the calls listed in the access explanation', async () => {
  const user = await addUser();
  const token = await getToken(user.username);
  const responses = { allowed: 0, denied: 0 };
  for (const seed of seeds) {
    const random = createRandom(seed);
    await growTree(random);
    const tree = buildPageTree(await listPages());
    for (let round = 0; round < 3; round += 1) {
      const roles = pickRoles(random);
      await setRoles(user, roles);
      for (const { path, pages } of reads) {
        const explained = pages
          .flatMap((page) => findPagesByPath(tree, page))
          .some((page) => explainAccess(page, { roles, isLockedOut: false }).canOpen);
        const { statusCode } = await sendAs(token, 'GET', path);
        expect({ seed, roles, path, allowed: statusCode !== 403 }).toMatchObject({ allowed: explained });
        responses[explained ? 'allowed' : 'denied'] += 1;
      }
    }
  }
  expect(responses.allowed).toBeGreaterThan(10);
  expect(responses.denied).toBeGreaterThan(10);
}, 60_000);
