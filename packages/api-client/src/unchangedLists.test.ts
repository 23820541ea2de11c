import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClients } from './createClients.ts';
import { createListMemory, type ListMemory } from './listMemory.ts';
import { startTestServer } from '../testing/startTestServer.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
let lists: ListMemory;
/** What the server has now, with its tag; `null`: it gives no tags. */
let stored: { rows: { rolename: string }[]; tag: string | null };
let token: string;

beforeEach(async () => {
  lists = createListMemory();
  stored = { rows: [{ rolename: 'JAS' }], tag: 'W/"1"' };
  token = 'first';
  server = await startTestServer((response, { headers }) => {
    const { rows, tag } = stored;
    if (tag !== null && headers['if-none-match'] === tag) return response.writeHead(304, { etag: tag }).end();
    const known = { 'content-type': 'application/json', ...(tag !== null && { etag: tag }) };
    return response.writeHead(200, known).end(JSON.stringify(rows));
  });
});
afterEach(() => server[Symbol.asyncDispose]());

const connect = () =>
  createClients({
    baseUrls: { provider: `${server.url}/`, barcode: '', grant: '' },
    login: () => ({ token, expiration: '2100-01-01T00:00:00Z' }),
    lists,
  }).provider;
const readRoles = async () => (await connect().GET('/api/role')).data;
const getSentTags = () => server.received.map(({ headers }) => headers['if-none-match']);

test('an unchanged list resolves with the very data received before', async () => {
  const first = await readRoles();
  expect(first).toEqual([{ rolename: 'JAS' }]);
  expect(await readRoles()).toBe(first);
  expect(await readRoles()).toBe(first);
  expect(getSentTags()).toEqual([undefined, 'W/"1"', 'W/"1"']);
});

test('a changed list is received again', async () => {
  await readRoles();
  stored = { rows: [{ rolename: 'MSC' }], tag: 'W/"2"' };
  expect(await readRoles()).toEqual([{ rolename: 'MSC' }]);
  expect(await readRoles()).toEqual([{ rolename: 'MSC' }]);
  expect(getSentTags()).toEqual([undefined, 'W/"1"', 'W/"2"']);
});

test.each([
  { when: 'the server gives no tags', change: () => (stored = { ...stored, tag: null }), before: true },
  { when: 'another session asks', change: () => (token = 'second'), before: false },
  { when: 'the lists were cleared', change: () => lists.clear(), before: false },
])('a list is requested without a tag when $when', async ({ change, before }) => {
  if (before) change();
  await readRoles();
  if (!before) change();
  await readRoles();
  expect(getSentTags()).toEqual([undefined, undefined]);
});

test('a list that arrives after the lists were cleared is not kept', async () => {
  const reading = readRoles();
  await expect.poll(() => server.received.length).toBe(1);
  lists.clear();
  await reading;
  await readRoles();
  expect(getSentTags()).toEqual([undefined, undefined]);
});

test('only the lists received last are kept', async () => {
  const ask = (pageNumber: number) => connect().GET('/api/mailer', { params: { query: { pageNumber } } });
  for (let page = 1; page <= 21; page += 1) await ask(page);
  await ask(2);
  await ask(1);
  expect(getSentTags().slice(21)).toEqual(['W/"1"', undefined]);
});

test('an unrequested 304 is a failure', async () => {
  await using strange = await startTestServer((response) => response.writeHead(304).end());
  const { provider } = createClients({
    baseUrls: { provider: strange.url, barcode: '', grant: '' },
    lists,
  });
  await expect(provider.GET('/api/role')).rejects.toMatchObject({ kind: 'http', status: 304 });
});
