import { describe, expect, test } from 'vitest';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();

const list = (query: string) =>
  server.request(people.marketing, { method: 'GET', url: `/api/mailer${query && `?${query}`}` });

const listCodes = async (query: string) => {
  const response = await list(query);
  expect(response.statusCode).toBe(200);
  return response.json().mailerData.map((mailer: { mailerCode: string }) => mailer.mailerCode);
};

const buildMailer = (mailer_code: string, sale_date_begin: string) => ({
  mailer_code,
  sale_date_begin,
  sale_date_end: sale_date_begin,
  date_processed: null,
  time_processed: null,
  sequence_number_start: null,
  sequence_number_end: null,
  description: 'counted',
});
const countSince = async (day: string) => (await list(`saleBeginAfter=${day}`)).json().rowCount;

describe('the number of mailers', () => {
  test('changes when one is added, removed or moved to another day', async () => {
    const { db } = server.database;
    const [all, late] = [await countSince(''), await countSince('20240501')];
    await db
      .insertInto('mailers')
      .values([
        buildMailer('ZZ0001', '2024-05-01'),
        buildMailer('ZZ0002', '2031-01-01'),
        buildMailer('ZZ0003', '2024-04-30'),
      ])
      .execute();
    expect([await countSince(''), await countSince('20240501'), await countSince('20310101')]).toEqual([
      all + 3,
      late + 2,
      1,
    ]);

    await db
      .updateTable('mailers')
      .set({ sale_date_begin: '2024-04-01' })
      .where('mailer_code', 'like', 'ZZ%')
      .execute();
    expect([await countSince(''), await countSince('20240501'), await countSince('20310101')]).toEqual([
      all + 3,
      late,
      0,
    ]);

    await db.deleteFrom('mailers').where('mailer_code', 'like', 'ZZ%').execute();
    expect([await countSince(''), await countSince('20240501')]).toEqual([all, late]);
  });

  test('ignores a rolled back transaction', async () => {
    const all = await countSince('');
    const failing = server.database.db.transaction().execute(async (db) => {
      await db.insertInto('mailers').values(buildMailer('ZZ0004', '2024-05-01')).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await countSince('')).toBe(all);
  });
});

describe('the mailer list', () => {
  test('returns its position in the whole list', async () => {
    const { mailerData, ...place } = (await list('pageNumber=2&rowsPerPage=100')).json();
    expect(place).toEqual({
      rowCount: 250,
      pageNumber: 2,
      rowsReturned: 100,
      totalPagesAvailable: 3,
      filters: ['campaign'],
    });
    expect(mailerData).toHaveLength(100);
  });

  test('returns a mailer as in the contract', async () => {
    const { mailerData } = (await list('codeStartsWith=AA0001')).json();
    expect(mailerData).toEqual([
      {
        mailerCode: 'AA0001',
        dateProcessed: '2023-12-01T00:00:00',
        timeProcessed: '143000',
        saleDateBegin: '2024-01-01T00:00:00',
        saleDateEnd: '2024-01-14T00:00:00',
        sequenceNumberStart: 1001,
        sequenceNumberEnd: 2001,
        quantity: 1,
        description: 'Spring event 1',
      },
    ]);
  });

  test('returns null for missing values', async () => {
    const { mailerData } = (await list('codeStartsWith=AA0010')).json();
    expect(mailerData[0]).toMatchObject({
      dateProcessed: null,
      timeProcessed: null,
      sequenceNumberStart: null,
      sequenceNumberEnd: null,
    });
  });

  test.each([
    { query: '', first: 'AA0250', second: 'AA0249', why: 'the newest sale is first' },
    { query: 'sortBy=&sortOrder=', first: 'AA0250', second: 'AA0249', why: 'the default order' },
    {
      query: 'sortBy=SaleBegin&sortOrder=ASC',
      first: 'AA0001',
      second: 'AA0002',
      why: 'the oldest sale is first',
    },
    {
      query: 'sortBy=salebegin&sortOrder=desc',
      first: 'AA0250',
      second: 'AA0249',
      why: 'case does not matter',
    },
    { query: 'sortBy=Code', first: 'AA0001', second: 'AA0002', why: 'codes are ascending by default' },
    { query: 'sortBy=Code&sortOrder=DESC', first: 'AA0250', second: 'AA0249', why: 'codes are descending' },
  ])('ordered by "$query" begins with $first: $why', async ({ query, first, second }) => {
    expect((await listCodes(query)).slice(0, 2)).toEqual([first, second]);
  });

  test.each([
    { sort: '', why: 'newest first' },
    { sort: '&sortBy=SaleBegin&sortOrder=ASC', why: 'oldest first' },
    { sort: '&sortBy=Code&sortOrder=DESC', why: 'last code first' },
  ])(
    'has pages, $why, that form the whole list in one order, wherever they are read from',
    async ({ sort }) => {
      const whole = await listCodes(`rowsPerPage=250${sort}`);
      const pages = [];
      for (let page = 1; page <= 4; page += 1)
        pages.push(...(await listCodes(`rowsPerPage=70&pageNumber=${page}${sort}`)));
      expect(pages).toEqual(whole);
    },
  );

  test.each([
    { page: 999, rows: 50, answered: 3 },
    { page: 1_000_000_000, rows: 50, answered: 3 },
    { page: 3, rows: 50, answered: 3 },
    { page: 1, rows: 100, answered: 1 },
  ])('page $page returns page $answered', async ({ page, rows, answered }) => {
    const response = (await list(`pageNumber=${page}`)).json();
    expect(response).toMatchObject({ pageNumber: answered, rowsReturned: rows, totalPagesAvailable: 3 });
  });

  test('has one page when empty', async () => {
    expect((await list('codeStartsWith=ZZ&pageNumber=4')).json()).toEqual({
      rowCount: 0,
      pageNumber: 1,
      rowsReturned: 0,
      totalPagesAvailable: 1,
      mailerData: [],
      filters: ['campaign'],
    });
  });

  test('finds the mailers that belong to no campaign', async () => {
    const { db } = server.database;
    const campaign = await db
      .insertInto('campaigns')
      .values({ name: 'Spring', sale_date_begin: '2024-01-01', sale_date_end: '2024-01-14' })
      .returning('campaign_id')
      .executeTakeFirstOrThrow();
    const members = ['AA0002', 'AA0250'].map((mailer_code) => ({ ...campaign, mailer_code }));
    await db.insertInto('campaign_mailers').values(members).execute();
    const { rowCount, mailerData } = (await list('campaign=None&rowsPerPage=500')).json();
    expect(rowCount).toBe(248);
    const codes = mailerData.map(({ mailerCode }: { mailerCode: string }) => mailerCode);
    expect([codes[0], codes.length, codes.includes('AA0002')]).toEqual(['AA0249', 248, false]);
    expect(await listCodes('campaign=none&codeStartsWith=AA000&sortBy=Code')).not.toContain('AA0002');
    expect((await list('campaign=')).json().rowCount).toBe(250);
    expect((await list('campaign=some')).statusCode).toBe(400);
  });

  test.each([
    { query: 'codeStartsWith=AA024', found: 10, why: 'the start of the code' },
    { query: 'codeStartsWith=aa024', found: 10, why: 'in any case' },
    { query: 'codeStartsWith=A0', found: 0, why: 'not the middle of the code' },
    { query: 'codeStartsWith=%25', found: 0, why: '% is a literal character' },
    { query: 'codeStartsWith=AA0_', found: 0, why: '_ is a literal character' },
    { query: 'saleBeginAfter=20240504', found: 2, why: 'that day included' },
    { query: 'saleBeginAfter=20240505', found: 0, why: 'none is later' },
    { query: 'saleBeginAfter=2024-05-04', found: 2, why: 'an ISO date' },
    { query: 'saleBeginAfter=2024-05-04T00:00:00', found: 2, why: 'an ISO date with a time' },
    { query: 'saleBeginAfter=', found: 250, why: 'an empty filter is ignored' },
    { query: 'descrContains=spring event 24', found: 11, why: 'text in any case' },
    { query: 'descrContains=g e', found: 245, why: 'the middle of the text' },
    { query: 'descrContains=100%25_', found: 5, why: '% and _ are literal characters' },
    { query: 'descrContains=%25', found: 5, why: 'a single % is a literal character' },
    { query: 'descrContains=\\', found: 5, why: 'a backslash is a literal character' },
    { query: "descrContains=' or 1=1 --", found: 0, why: 'SQL is a literal text' },
    {
      query: 'codeStartsWith=AA02&saleBeginAfter=20240501&descrContains=WOOL',
      found: 1,
      why: 'all filters apply',
    },
  ])('filtered by "$query" finds $found: $why', async ({ query, found }) => {
    expect((await list(query)).json().rowCount).toBe(found);
  });

  test.each([
    { query: 'saleBeginAfter=20240230', message: 'saleBeginAfter must be a date in the form YYYYMMDD' },
    { query: 'saleBeginAfter=tomorrow', message: 'saleBeginAfter must be a date in the form YYYYMMDD' },
    { query: 'sortBy=Quantity', message: 'sortBy must be one of SaleBegin, Code' },
    { query: 'sortOrder=UP', message: 'sortOrder must be one of ASC, DESC' },
    { query: 'rowsPerPage=501', message: 'rowsPerPage must be <= 500' },
    { query: 'rowsPerPage=0', message: 'rowsPerPage must be >= 1' },
    { query: 'pageNumber=-1', message: 'pageNumber must be >= 1' },
    { query: 'pageNumber=two', message: 'pageNumber must be integer' },
    { query: 'pageNumber=1.5', message: 'pageNumber must be integer' },
    {
      query: `descrContains=${'x'.repeat(101)}`,
      message: 'descrContains must NOT have more than 100 characters',
    },
    { query: 'pageNumber=1&pageNumber=2', message: 'pageNumber must not be repeated' },
    { query: 'codeStartsWith=%00', message: 'The query contains characters that cannot be stored' },
  ])('rejects "$query"', async ({ query, message }) => {
    const response = await list(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ status: 400, code: 'request.invalid', message });
  });
});
