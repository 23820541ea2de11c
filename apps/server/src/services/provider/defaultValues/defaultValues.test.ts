import { beforeAll, expect, test } from 'vitest';
import { defaultValues } from '../../../db/initial-data/defaultValues.ts';
import { createAdministrationClient } from '../../../testing/administration.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const { send, readLastAudit, countAudit } = createAdministrationClient(server);

const url = '/api/defaultvalue';
const list = async () => (await send('GET', url)).json();

beforeAll(async () => {
  await server.database.db.insertInto('default_values').values(defaultValues).execute();
});

test('the values are listed by key', async () => {
  const keys = (await list()).map((row: { defaultKey: string }) => row.defaultKey);
  expect(keys).toEqual(defaultValues.map((row) => row.default_key).toSorted());
});

test('a value and its help text are replaced', async () => {
  const row = { defaultKey: 'OverheadRatePct', defaultValue1: '14.25', defaultHelpText: 'In percent.' };
  const response = await send('PUT', url, row);
  const stored = { ...row, rowVersion: 2 };
  expect([response.statusCode, response.json()]).toEqual([200, stored]);
  expect(await list()).toContainEqual(stored);
  expect(await readLastAudit('updateDefaultValue')).toMatchObject({
    object: 'default value OverheadRatePct',
    changed: ['defaultValue1', 'defaultHelpText'],
  });
});

test('a help text that is not sent is kept, and null clears it', async () => {
  await send('PUT', url, { defaultKey: 'CostPerPiece', defaultValue1: '0.20', defaultHelpText: 'Dollars.' });
  expect(
    (await send('PUT', url, { defaultKey: 'CostPerPiece', defaultValue1: '0.22' })).json(),
  ).toMatchObject({
    defaultHelpText: 'Dollars.',
  });
  const emptied = { defaultKey: 'CostPerPiece', defaultValue1: '0.22', defaultHelpText: null };
  expect((await send('PUT', url, emptied)).json()).toMatchObject(emptied);
  const before = await countAudit();
  await send('PUT', url, emptied);
  expect(await countAudit()).toBe(before);
});

test('an edit of an older version is rejected', async () => {
  await server.database.db.insertInto('default_values').values({ default_key: 'Other' }).execute();
  const value = { defaultKey: 'Other', defaultValue1: '1' };
  expect((await send('PUT', url, value, { 'if-match': '"1"' })).statusCode).toBe(200);
  const outdated = await send('PUT', url, value, { 'if-match': '"1"' });
  expect([outdated.statusCode, outdated.json().code]).toEqual([412, 'row.changed']);
  expect((await send('PUT', url, value, { 'if-match': '"2"' })).json().rowVersion).toBe(3);
});

test.each([
  { body: { defaultKey: 'NoSuchKey', defaultValue1: '1' }, status: 404, code: 'default_value.not_found' },
  {
    body: { defaultKey: 'overheadratepct', defaultValue1: '1' },
    status: 404,
    code: 'default_value.not_found',
  },
  { body: { defaultKey: 'OverheadRatePct', defaultValue1: 'much' }, status: 400, code: 'request.invalid' },
  { body: { defaultKey: 'OverheadRatePct' }, status: 400, code: 'request.invalid' },
])('$body: $status', async ({ body, status, code }) => {
  expect((await send('PUT', url, body)).json()).toMatchObject({ status, code });
});

test('the rule of a key restricts its value', async () => {
  const body = { defaultKey: 'CostPerPiece', defaultValue1: '$0.42' };
  expect((await send('PUT', url, body)).json().message).toBe(
    'CostPerPiece must be a number from 0 to 1000000',
  );
});
