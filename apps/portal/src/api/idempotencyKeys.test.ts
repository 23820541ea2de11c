import { createClients } from '@portal/api-client';
import { expect, test } from 'vitest';
import { clearIdempotencyKeys, sendIdempotencyKeys } from './idempotencyKeys.ts';

/** Clients whose server is lost while `isLost`, and the keys that were sent. */
function arrange() {
  const server = { isLost: false, keys: [] as (string | null)[] };
  const clients = sendIdempotencyKeys(
    createClients({
      baseUrls: { provider: 'https://portal.test', barcode: 'https://b.test', grant: 'https://g.test' },
      fetch: async ({ headers }) => {
        server.keys.push(headers.get('idempotency-key'));
        if (server.isLost) throw new TypeError('Failed to fetch');
        return new Response('{}', { status: 200 });
      },
    }),
  );
  const addRole = async (rolename: string) => clients.provider.POST('/api/role', { body: { rolename } });
  return { server, clients, addRole };
}

test('a request keeps its key until it succeeds', async () => {
  const { server, addRole } = arrange();
  server.isLost = true;
  await expect(addRole('Buyer')).rejects.toMatchObject({ kind: 'network' });
  server.isLost = false;
  await addRole('Seller');
  await addRole('Buyer');
  await addRole('Buyer');
  const [first, other, again, next] = server.keys;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(new Set([first, other, next]).size).toBe(3);
});

test('keys of the previous user are discarded', async () => {
  const { server, addRole } = arrange();
  server.isLost = true;
  await expect(addRole('Buyer')).rejects.toMatchObject({ kind: 'network' });
  clearIdempotencyKeys();
  await expect(addRole('Buyer')).rejects.toMatchObject({ kind: 'network' });
  expect(server.keys[1]).not.toBe(server.keys[0]);
});

test('other writes, sign-in calls and reports have no key', async () => {
  const { server, clients } = arrange();
  await clients.provider.DELETE('/api/userrole', { body: { username: 'a', rolename: 'b' } });
  await clients.provider.POST('/api/authentication/logout', { body: {} });
  await clients.provider.GET('/api/role');
  expect(server.keys).toEqual([null, null, null]);
});
