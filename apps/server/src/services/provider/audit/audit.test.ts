import { formatInstantDay } from '@portal/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAdministrationClient } from '../../../testing/administration.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const { send } = createAdministrationClient(server);

const changes = JSON.stringify([{ field: 'email', before: 'a@b.cd', after: null }]);
const entry = (fields: object) => ({ operation: 'updateUser', username: 'anna', ...fields });

beforeAll(async () => {
  const { db } = server.database;
  await db.deleteFrom('audit').execute();
  await db
    .insertInto('audit')
    .values([
      // The whole March 1 of New York.
      entry({ at: '2025-03-01T05:00:00Z', object: 'user 1 (one)', changed: ['email', 'theme'], changes }),
      entry({ at: '2025-03-02T04:59:59Z', object: '100%_sure' }),
      entry({ at: '2025-03-02T05:00:00Z', object: 'page 7', operation: 'updatePage' }),
      entry({ at: '2025-03-03T12:00:00Z', username: null, operation: 'login', outcome: 'failed' }),
      entry({ at: '2025-03-04T12:00:00Z', username: 'Zoë', source: '10.0.0.1', request_id: 'request-5' }),
      // March 9 has 23 hours: summer time begins.
      entry({ at: '2025-03-09T05:00:00Z' }),
      entry({ at: '2025-03-10T03:59:59Z' }),
      entry({ at: '2025-03-10T04:00:00Z' }),
    ])
    .execute();
});

// The administrator of the tests has logged in, which is written down too: only the entries above are looked at.
const period = 'dtBegin=20250301&dtEnd=20250304';
const list = async (query = '') => (await send('GET', `/api/audit?${period}&${query}`)).json();
const listTimes = async (query = '') =>
  (await list(query)).auditData.map((row: { at: string }) => formatInstantDay(row.at).slice(5));

describe('the audit trail', () => {
  test('is returned by page, newest first', async () => {
    expect(await listTimes()).toEqual(['03-04', '03-03', '03-02', '03-01', '03-01']);
    const { auditData, ...place } = await list('rowsPerPage=2&pageNumber=3');
    expect(place).toEqual({ rowCount: 5, pageNumber: 3, rowsReturned: 1, totalPagesAvailable: 3 });
    expect(auditData).toEqual([
      {
        auditId: expect.any(Number),
        at: '2025-03-01T05:00:00',
        username: 'anna',
        source: '',
        operation: 'updateUser',
        object: 'user 1 (one)',
        changed: ['email', 'theme'],
        changes: [{ field: 'email', before: 'a@b.cd', after: null }],
        outcome: 'done',
        requestId: '',
      },
    ]);
  });

  test.each([
    { query: 'userContains=NN', found: ['03-02', '03-01', '03-01'] },
    { query: 'userContains=zo%C3%AB', found: ['03-04'] },
    { query: 'userContains=O%C3%AB', found: ['03-04'] },
    { query: 'userContains=Z', found: ['03-04'] },
    { query: 'userContains=zn', found: [] },
    { query: 'operation=UPDATEPAGE', found: ['03-02'] },
    { query: 'operation=update', found: [] },
    { query: 'operation=Changes', found: ['03-04', '03-02', '03-01', '03-01'] },
    { query: 'objectContains=PAGE', found: ['03-02'] },
    { query: 'objectContains=AGE%207', found: ['03-02'] },
    { query: 'objectContains=ser%207', found: [] },
    { query: 'objectContains=USER%201%20(ONE)', found: ['03-01'] },
    { query: 'objectContains=%25ser%201', found: [] },
    { query: 'objectContains=%25_s', found: ['03-01'] },
    { query: 'objectContains=_', found: ['03-01'] },
    { query: 'outcome=Failed', found: ['03-03'] },
    { query: 'outcome=failed&userContains=anna', found: [] },
    { query: 'outcome=refused', found: [] },
    { query: 'userContains=&operation=&objectContains=&outcome=&rowsPerPage=1', found: ['03-04'] },
  ])('finds $found with $query', async ({ query, found }) => expect(await listTimes(query)).toEqual(found));

  test.each([
    { from: '20250302', to: '20250303', found: 2 },
    { from: '2025-03-01', to: '2025-03-01', found: 2 },
    { from: '', to: '20250301', found: 2 },
    { from: '20250305', to: '20250301', found: 0 },
    { from: '20250309', to: '20250309', found: 2 },
  ])('from "$from" to "$to" has $found entries', async ({ from, to, found }) => {
    const response = await send('GET', `/api/audit?dtBegin=${from}&dtEnd=${to}`);
    expect(response.json().rowCount).toBe(found);
  });

  test('is counted up to 10,000 entries, and every page can be reached', async () => {
    await sql`
      insert into audit (operation, object, at)
      select 'count', 'entry ' || number, '2025-02-01' from generate_series(1, 10001) as number`.execute(
      server.database.db,
    );
    const listPage = async (query: string) => {
      const response = await send('GET', `/api/audit?operation=count&rowsPerPage=500&${query}`);
      const { auditData, rowsReturned: _rows, ...page } = response.json();
      return { ...page, first: auditData[0].object };
    };
    const more = { rowCount: 10_000, totalPagesAvailable: 20, hasMoreRows: true };
    expect(await listPage('')).toEqual({ ...more, pageNumber: 1, first: 'entry 10001' });
    expect(await listPage('pageNumber=19')).toEqual({ ...more, pageNumber: 19, first: 'entry 1001' });
    const all = { rowCount: 10_001, totalPagesAvailable: 21 };
    expect(await listPage('pageNumber=20')).toEqual({ ...all, pageNumber: 20, first: 'entry 501' });
    expect(await listPage('pageNumber=21')).toEqual({ ...all, pageNumber: 21, first: 'entry 1' });
    const exact = await listPage(`objectContains=${encodeURIComponent('entry 1')}`);
    expect(exact).toMatchObject({ rowCount: 1_113, totalPagesAvailable: 3 });
    expect(exact).not.toHaveProperty('hasMoreRows');
  });

  test.each(['outcome=maybe', 'dtBegin=20250230', 'dtEnd=tomorrow'])('rejects %s', async (query) => {
    expect((await send('GET', `/api/audit?${query}`)).json()).toMatchObject({
      status: 400,
      code: 'request.invalid',
    });
  });
});
