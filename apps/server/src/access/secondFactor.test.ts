import { expect, test } from 'vitest';
import { loadContract } from '../contract/loadContract.ts';
import { grantRole, password, people } from '../testing/fixtures.ts';
import { AppUser } from '../testing/secondFactor.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer({ config: { secondFactorRoles: ['Administer', 'Developer'] } });
const contracts = await Promise.all((['provider', 'barcode', 'grant'] as const).map(loadContract));

/** Calls an operation as it is routed for browsers, with `1` for each parameter of its path. */
async function getCode(token: string, { method, path }: { method: string; path: string }, prefix: string) {
  const response = await server.app.inject({
    method: method as 'GET',
    url: prefix + path.replaceAll(/\{\w+\}/g, '1'),
    headers: { authorization: `Bearer ${token}` },
  });
  return response.headers['content-type']?.includes('json') ? response.json().code : undefined;
}

test('without a required second factor, nothing is allowed but to set it up and to sign out', async () => {
  const token = await server.getToken(people.admin);
  const allowed: string[] = [];
  for (const { operations, prefix } of contracts) {
    // A sign-out would end the session before the others are called.
    for (const operation of operations.filter(
      ({ operationId, access }) => operationId !== 'logout' && access.kind !== 'public',
    )) {
      const code = await getCode(token, operation, prefix);
      if (code !== 'second_factor.required') allowed.push(operation.operationId);
    }
  }
  expect(allowed.toSorted()).toEqual([
    'confirmPasskey',
    'confirmSecondFactor',
    'getSecondFactor',
    'getSession',
    'startPasskey',
    'startSecondFactor',
  ]);
  const signedOut = await server.app.inject({
    method: 'POST',
    url: '/api/authentication/logout',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(signedOut.statusCode).toBe(204);
});

test('only users with one of the roles lack it, until they have set it up', async () => {
  const readUser = async (token: string) =>
    (await server.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } })).json()
      .user;
  expect(await readUser(await server.getToken(people.marketing))).not.toHaveProperty('lacksSecondFactor');

  const admin = new AppUser(server, people.admin);
  const login = (await admin.logIn()).json();
  expect(login.user).toMatchObject({ username: people.admin, lacksSecondFactor: true });
  expect((await admin.call(login.token, 'GET', '')).json()).toMatchObject({ isOn: false, isRequired: true });
  const token = await admin.enrol();
  expect(await readUser(token)).not.toHaveProperty('lacksSecondFactor');
  const pages = await server.app.inject({ url: '/api/page', headers: { authorization: `Bearer ${token}` } });
  expect(pages.statusCode).toBe(200);
});

test('a passkey satisfies it, until it is removed', async () => {
  await server.database.db.deleteFrom('second_factors').execute();
  const user = new AppUser(server, people.admin);
  await user.addPasskey();
  const getPages = async () =>
    (await server.app.inject({ url: '/api/page', headers: { authorization: `Bearer ${user.token}` } }))
      .statusCode;
  expect(await getPages()).toBe(200);
  const [{ passkeyId }] = (await user.call(user.token, 'GET', '')).json().passkeys;
  await user.call(user.token, 'DELETE', `/passkeys/${passkeyId}`, { password });
  expect(await getPages()).toBe(403);
});

test('a role that is granted to a signed-in user applies at once', async () => {
  const { db } = server.database;
  const token = await server.getToken(people.care);
  const get = () => server.app.inject({ url: '/api/page', headers: { authorization: `Bearer ${token}` } });
  expect((await get()).statusCode).toBe(200);
  await grantRole(db, people.care, 'Developer');
  const refused = await get();
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor.required']);
});
