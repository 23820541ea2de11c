import { describe, expect, expectTypeOf, test } from 'vitest';
import { verifyCredentials } from '../access/serviceCredentials.ts';
import { barcodeHandlers } from '../services/barcode/handlers.ts';
import { grantHandlers } from '../services/grant/handlers.ts';
import { providerHandlers } from '../services/provider/handlers.ts';
import { people } from '../testing/fixtures.ts';
import { testServer } from '../testing/testServer.ts';
import type { ProviderHandlers } from './handlers.ts';
import { loadContract } from './loadContract.ts';
import { parseOperations, type Access, type Operation } from './operations.ts';

const handlers = { provider: providerHandlers, barcode: barcodeHandlers, grant: grantHandlers };
const contracts = await Promise.all((['provider', 'barcode', 'grant'] as const).map(loadContract));
const operations = contracts.flatMap((contract) => contract.operations);

test.each(contracts)('every operation of $api has a handler, and every handler an operation', (contract) => {
  const ids = contract.operations.map(({ operationId }) => operationId);
  expect(Object.keys(handlers[contract.api]).toSorted()).toEqual(ids.toSorted());
});

describe('a contract', () => {
  const responses = { 200: {} };
  test.each([
    { operation: { operationId: 'a', responses }, why: 'an operation does not declare its access' },
    {
      operation: { operationId: 'a', responses, 'x-portal-access': 'pages' },
      why: 'an operation is for pages but names none',
    },
    {
      operation: { operationId: 'a', responses, 'x-portal-access': 'everyone' },
      why: 'an operation has an unknown access',
    },
    { operation: { operationId: '', responses, 'x-portal-access': 'public' }, why: 'an operation has no id' },
    {
      operation: { operationId: 'a', responses: {}, 'x-portal-access': 'public' },
      why: 'no response is a success',
    },
  ])('is rejected when $why', ({ operation }) => {
    expect(() => parseOperations('provider', { paths: { '/api/a': { get: operation } } })).toThrow(
      'GET /api/a',
    );
  });
});

describe('handler types', () => {
  test('must match the contract', () => {
    expectTypeOf<Parameters<ProviderHandlers['updateUser']>[0]['path']>().toEqualTypeOf<{ userId: number }>();
    expectTypeOf<Awaited<ReturnType<ProviderHandlers['deleteUser']>>>().toEqualTypeOf<void>();
    expectTypeOf<Parameters<ProviderHandlers['login']>[0]['body']['username']>().toEqualTypeOf<string>();
    expectTypeOf<{ rolename: string }[]>().not.toExtend<Awaited<ReturnType<ProviderHandlers['listRoles']>>>();
    // @ts-expect-error there is no such operation
    expectTypeOf<Pick<ProviderHandlers, 'listRole'>>().toBeObject();
  });
});

const server = testServer();

/** The operation's address with values for its parameters. */
function buildUrl(operation: Operation, prefix: string): string {
  return prefix + operation.path.replace(/\{\w+\}/g, '1');
}

function getPrefix(operation: Operation): string {
  return contracts.find((contract) => contract.api === operation.api)?.prefix ?? '';
}

const call = (username: string | null, operation: Operation) =>
  server.request(username, {
    method: operation.method as 'GET',
    url: buildUrl(operation, getPrefix(operation)),
  });

/** The pages the fixtures let holders of JAS reach. */
const reachable = new Set(['/Campaigns/MailerList', '/Campaigns/MailerAdd', '/Campaigns/Bmt']);
const isReachable = ({ access }: { access: Access }) =>
  access.kind === 'pages' && access.pages.some((page) => reachable.has(page));

describe('access to operations', () => {
  const closed = operations.filter(({ access }) => access.kind !== 'public');
  test.each(closed)('$api $operationId: rejects a call without a session', async (operation) => {
    const response = await call(null, operation);
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.json()).toMatchObject({ status: 401, code: 'session.missing' });
  });

  test.each(closed)('$api $operationId: rejects an unknown token', async (operation) => {
    const response = await server.app.inject({
      method: operation.method as 'GET',
      url: buildUrl(operation, getPrefix(operation)),
      headers: { authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    });
    expect(response.json()).toMatchObject({ status: 401, code: 'session.expired' });
  });

  test.each(operations.filter(({ access }) => access.kind === 'administer'))(
    '$operationId: rejects a user without Administer',
    async (operation) => {
      expect((await call(people.marketing, operation)).json()).toMatchObject({
        status: 403,
        code: 'access.denied',
      });
    },
  );

  test.each(operations.filter(({ access }) => access.kind === 'pages'))(
    '$api $operationId: rejects a user who can open none of its pages',
    async (operation) => {
      expect((await call(people.care, operation)).json()).toMatchObject({
        status: 403,
        code: 'access.denied',
      });
    },
  );

  test.each(operations.filter((operation) => operation.access.kind === 'pages' && !isReachable(operation)))(
    '$api $operationId: rejects even an administrator while its page does not exist',
    async (operation) => {
      expect((await call(people.admin, operation)).statusCode).toBe(403);
    },
  );

  test.each(operations.filter(isReachable))(
    '$api $operationId: allows a user who can open its page',
    async (operation) => {
      expect([401, 403]).not.toContain((await call(people.marketing, operation)).statusCode);
    },
  );

  test.each(operations.filter(({ access }) => access.kind === 'signed-in'))(
    '$operationId: allows a user without roles',
    async (operation) => {
      // Logging out ends the session, which the other cases still need.
      if (operation.operationId === 'logout') return;
      expect([401, 403]).not.toContain((await call(people.withoutRoles, operation)).statusCode);
    },
  );
});

test('credentials are valid only when name and key both match', () => {
  const pair = { userName: 'portal', userKey: 'a-long-enough-key' };
  expect(verifyCredentials(pair, 'portal', 'a-long-enough-key')).toBe(true);
  expect(verifyCredentials(pair, 'Portal', 'a-long-enough-key')).toBe(false);
  expect(verifyCredentials(pair, 'portal', 'a-long-enough-kex')).toBe(false);
  expect(verifyCredentials(pair, undefined, undefined)).toBe(false);
});
