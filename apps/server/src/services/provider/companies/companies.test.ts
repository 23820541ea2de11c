import { expect, test } from 'vitest';
import { createAdministrationClient } from '../../../testing/administration.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const { send, readLastAudit, countAudit } = createAdministrationClient(server);

const url = '/api/company';

test('a company is added and renamed', async () => {
  const response = await send('POST', url, { companyAbbrev: 'QZ', companyName: ' Quilt Zone ' });
  const added = { companyAbbrev: 'QZ_', companyName: 'Quilt Zone', rowVersion: 1 };
  expect([response.statusCode, response.json()]).toEqual([201, added]);
  expect((await send('GET', url)).json()).toContainEqual(added);
  expect(await readLastAudit('createCompany')).toMatchObject({ object: 'company QZ_ (Quilt Zone)' });

  const renamed = { ...added, companyName: 'Quilt World', rowVersion: 2 };
  expect((await send('PUT', url, renamed)).json()).toEqual(renamed);
  expect((await send('GET', url)).json()).toContainEqual(renamed);
  expect(await readLastAudit('updateCompany')).toMatchObject({ changed: ['companyName'] });
  const before = await countAudit();
  await send('PUT', url, renamed);
  expect(await countAudit()).toBe(before);
});

test('an edit of an older version is rejected', async () => {
  const company = { companyAbbrev: 'OLD', companyName: 'Older' };
  await send('POST', url, company);
  expect((await send('PUT', url, company, { 'if-match': '"1"' })).statusCode).toBe(200);
  const outdated = await send('PUT', url, company, { 'if-match': '"1"' });
  expect([outdated.statusCode, outdated.json().code]).toEqual([412, 'row.changed']);
  expect((await send('PUT', url, company, { 'if-match': '"2"' })).json().rowVersion).toBe(3);
});

test.each([
  { method: 'POST', body: { companyAbbrev: '', companyName: 'X' }, error: 'Abbreviation is required' },
  { method: 'POST', body: { companyAbbrev: 'JAS', companyName: 'X' }, error: 'Abbreviation is in use' },
  { method: 'PUT', body: { companyAbbrev: '___', companyName: 'X' }, error: 'Abbreviation is required' },
] as const)('$method $body: $error', async ({ method, body, error }) => {
  const response = await send(method, url, body);
  expect([response.statusCode, response.json()]).toEqual([400, { companyAbbrev: error }]);
});

test('only an existing company is renamed', async () => {
  const response = await send('PUT', url, { companyAbbrev: 'ZZZ', companyName: 'Nowhere' });
  expect(response.json()).toMatchObject({ status: 404, code: 'company.not_found' });
});
