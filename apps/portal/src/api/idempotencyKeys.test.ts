import { createClients } from '@portal/api-client';
import { expect, test } from 'vitest';
import {
  clearIdempotencyKeys,
  getEarlierResponse,
  sendIdempotencyKeys,
  STORED_EARLIER_MESSAGE,
} from './idempotencyKeys.ts';

interface Sent {
  key: string | null;
  body: string;
}

/**
 * Clients of a server that executes each key once, as the embedded services do.
 * `responses`: what becomes of the next responses, in order; then all arrive.
 */
function arrange() {
  clearIdempotencyKeys();
  const sent: Sent[] = [];
  const executed = new Map<string | null, string>();
  const responses: ('arrives' | 'lost' | 'unreached' | number)[] = [];
  const fetch = async (request: Request) => {
    const [key, body] = [request.headers.get('idempotency-key'), await request.text()];
    sent.push({ key, body });
    const outcome = responses.shift();
    if (outcome === 'unreached') throw new TypeError('Failed to fetch');
    if (typeof outcome === 'number') return new Response('', { status: outcome });
    const stored = (key !== null && executed.get(key)) || body;
    if (stored !== body) return Response.json({ code: 'request.key_reused', message: '' }, { status: 409 });
    executed.set(key, body);
    if (outcome === 'lost') throw new TypeError('Failed to fetch');
    return Response.json({ stored: JSON.parse(body || '{}') });
  };
  const clients = sendIdempotencyKeys(
    createClients({
      baseUrls: { provider: 'https://portal.test', barcode: 'https://b.test', grant: 'https://g.test' },
      fetch,
    }),
  );
  const addRole = async (rolename: string) => clients.provider.POST('/api/role', { body: { rolename } });
  const created = () => [...executed.values()].map((body) => JSON.parse(body).rolename);
  return { clients, responses, sent, addRole, created };
}

const isNetworkError = { kind: 'network' };
const isStoredEarlier = { status: 409, message: STORED_EARLIER_MESSAGE };

test('a repeated request is executed once, and a new one has another key', async () => {
  const { responses, sent, addRole, created } = arrange();
  responses.push('lost');
  await expect(addRole('Buyer')).rejects.toMatchObject(isNetworkError);
  await addRole('Buyer');
  await addRole('Seller');
  expect(created()).toEqual(['Buyer', 'Seller']);
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('a form that was changed after a lost response does not create a second record', async () => {
  const { responses, addRole, created } = arrange();
  responses.push('lost');
  await expect(addRole('Buyr')).rejects.toMatchObject(isNetworkError);
  const error: unknown = await addRole('Buyer').catch((reason: unknown) => reason);
  expect(error).toMatchObject(isStoredEarlier);
  expect(getEarlierResponse(error)).toMatchObject({ data: { stored: { rolename: 'Buyr' } } });
  expect(created()).toEqual(['Buyr']);
  await addRole('Buyer');
  expect(created()).toEqual(['Buyr', 'Buyer']);
});

test('a form that was changed after a failed request is saved as it is now', async () => {
  const { responses, addRole, created } = arrange();
  responses.push('unreached');
  await expect(addRole('Buyr')).rejects.toMatchObject(isNetworkError);
  await addRole('Buyer');
  expect(created()).toEqual(['Buyer']);
});

test('of several lost requests, the executed one is found', async () => {
  const { responses, addRole, created } = arrange();
  responses.push('unreached', 500, 'lost', 'unreached');
  for (const name of ['A', 'B', 'C', 'D']) await expect(addRole(name)).rejects.toMatchObject({});
  const error: unknown = await addRole('E').catch((reason: unknown) => reason);
  expect(getEarlierResponse(error)).toMatchObject({ data: { stored: { rolename: 'C' } } });
  expect(created()).toEqual(['C']);
});

test('the outcome stays unknown while the server cannot be asked', async () => {
  const { responses, addRole, created } = arrange();
  responses.push('lost');
  await expect(addRole('Buyr')).rejects.toMatchObject(isNetworkError);
  responses.push(400);
  await expect(addRole('')).rejects.toMatchObject({ status: 400 });
  // The conflict arrives, but the earlier response does not.
  responses.push('arrives', 'unreached');
  await expect(addRole('Buyer')).rejects.toMatchObject(isNetworkError);
  await expect(addRole('Buyer')).rejects.toMatchObject(isStoredEarlier);
  expect(created()).toEqual(['Buyr']);
});

test('a conflict of another kind ends the search, so that the form is not refused forever', async () => {
  const { responses, sent, addRole } = arrange();
  responses.push('unreached', 409);
  await expect(addRole('Buyr')).rejects.toMatchObject(isNetworkError);
  const error: unknown = await addRole('Buyer').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'http.409' });
  expect(getEarlierResponse(error)).toBeUndefined();
  await addRole('Buyer');
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('each change of a record has its own key', async () => {
  const { clients, responses, sent } = arrange();
  const addUserRole = async (rolename: string) =>
    clients.provider.POST('/api/userrole', { body: { username: 'anna', rolename } });
  responses.push('lost');
  await expect(addUserRole('JAS')).rejects.toMatchObject(isNetworkError);
  await addUserRole('MSC');
  await addUserRole('JAS');
  const [first, other, again] = sent.map(({ key }) => key);
  expect(other).not.toBe(first);
  expect(again).toBe(first);
});

test('the keys of a closed form and of the previous user are discarded', async () => {
  const { responses, sent, addRole } = arrange();
  responses.push('unreached');
  await expect(addRole('Buyer')).rejects.toMatchObject(isNetworkError);
  clearIdempotencyKeys();
  await addRole('Buyer');
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('other writes, sign-in calls and reports have no key', async () => {
  const { clients, sent } = arrange();
  await clients.provider.DELETE('/api/userrole', { body: { username: 'a', rolename: 'b' } });
  await clients.provider.POST('/api/authentication/logout', { body: {} });
  await clients.provider.GET('/api/role').catch(() => {});
  expect(sent.map(({ key }) => key)).toEqual([null, null, null]);
});
