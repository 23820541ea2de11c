import { beforeAll, describe, expect, test } from 'vitest';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();

beforeAll(async () => {
  const page = { page_name: 'Source Codes', url: '/Campaigns/SourceList' };
  await server.database.db.insertInto('pages').values(page).execute();
});

const send = (method: 'POST' | 'PUT', payload: object, headers = {}) =>
  server.request(people.marketing, { method, url: '/api/sourcecode', payload, headers });
const list = async (query = 'skip=0&take=0&byDescription=0') => {
  const response = await server.request(people.marketing, { method: 'GET', url: `/api/SourceCode?${query}` });
  expect(response.statusCode).toBe(200);
  return response.json();
};
const sources = async (query?: string) => (await list(query)).map(({ source }: { source: string }) => source);

test('a source code is added, found and edited', async () => {
  const added = await send('POST', { source: ' QUILT2 ', description: 'Quilting 2025', additionalInfo: '' });
  expect([added.statusCode, added.json()]).toEqual([
    201,
    { source: 'QUILT2', description: 'Quilting 2025', additionalInfo: null, rowVersion: 1 },
  ]);
  const edited = { source: 'quilt2', description: '', additionalInfo: 'a\nb' };
  const response = await send('PUT', edited);
  const stored = { ...edited, source: 'QUILT2', rowVersion: 2 };
  expect([response.statusCode, response.json()]).toEqual([200, stored]);
  expect(await list()).toContainEqual(stored);
  await send('PUT', edited);
  const audited = await server.database.db
    .selectFrom('audit')
    .select(['operation', 'object', 'changed'])
    .where('object', '=', 'source code QUILT2')
    .orderBy('audit_id')
    .execute();
  expect(audited.map(({ operation, changed }) => [operation, changed])).toEqual([
    ['createSourceCode', []],
    ['updateSourceCode', ['description', 'additionalInfo']],
  ]);
});

test('an edit of an older version is rejected', async () => {
  const body = { source: 'OLDER' };
  await send('POST', body);
  expect((await send('PUT', body, { 'if-match': '"1"' })).statusCode).toBe(200);
  const outdated = await send('PUT', body, { 'if-match': '"1"' });
  expect([outdated.statusCode, outdated.json().code]).toEqual([412, 'row.changed']);
  expect((await send('PUT', body, { 'if-match': '"2"' })).json().rowVersion).toBe(3);
});

test('codes are listed by code or by description, in any case, all or some', async () => {
  await send('POST', { source: 'ZZ1', description: 'beta' });
  await send('POST', { source: 'zz2', description: 'Alpha' });
  await send('POST', { source: 'ZZ3', description: 'alpha' });
  const ours = (codes: string[]) => codes.filter((code) => /^zz/i.test(code));
  expect(ours(await sources())).toEqual(['ZZ1', 'zz2', 'ZZ3']);
  expect(ours(await sources('byDescription=1'))).toEqual(['ZZ3', 'zz2', 'ZZ1']);
  const all = await sources();
  expect(await sources('skip=1&take=2')).toEqual(all.slice(1, 3));
});

describe('rejected', () => {
  test.each([
    { method: 'POST', body: { source: '' }, status: 400, message: 'source' },
    { method: 'POST', body: { source: ' ' }, status: 400, message: 'Source Code is required' },
    { method: 'POST', body: { source: '123456789' }, status: 400, message: 'source' },
    {
      method: 'POST',
      body: { source: 'NEW', description: 'x'.repeat(51) },
      status: 400,
      message: 'description',
    },
    {
      method: 'POST',
      body: { source: 'NEW', description: 'a\nb' },
      status: 400,
      message: 'Description must be one line',
    },
    { method: 'POST', body: { source: 'NEW', unknown: 1 }, status: 400, message: 'unknown' },
    { method: 'PUT', body: { source: 'NOPE' }, status: 404, message: 'Source code NOPE not found' },
  ] as const)('$method $body: $status', async ({ method, body, status, message }) => {
    const response = await send(method, body);
    expect([response.statusCode, response.json().message]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
    expect(await sources()).not.toContain('NEW');
  });

  test('a code in use, even in another case; the stored one is unchanged', async () => {
    await send('POST', { source: 'TAKEN', description: 'first' });
    const response = await send('POST', { source: 'taken', description: 'second' });
    expect([response.statusCode, response.json().code]).toEqual([409, 'source_code.in_use']);
    expect(await list()).toContainEqual(expect.objectContaining({ source: 'TAKEN', description: 'first' }));
  });

  test('of two simultaneous additions of one code, one gets an error', async () => {
    const statuses = await Promise.all(
      [1, 2].map(async () => (await send('POST', { source: 'RACE' })).statusCode),
    );
    expect(statuses.toSorted()).toEqual([201, 409]);
  });
});
