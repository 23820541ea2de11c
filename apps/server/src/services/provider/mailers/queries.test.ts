import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../../../testing/testServer.ts';
import { findPagePosition } from '../../lists/paging.ts';
import { countMailers, listMailers } from './queries.ts';
import type { MailerSearch } from './search.ts';

const server = testServer();
const db = () => server.database.db;

const everything: MailerSearch = {
  codePrefix: '',
  saleBeginFrom: null,
  descriptionPart: '',
  hasNoCampaign: false,
  sortBy: 'saleBegin',
  descending: true,
};

describe('a list of many mailers', () => {
  // 36,000 mailers, 30 on a day, and none on every seventh day; "Common" is everywhere, "Old" on the early days only.
  beforeAll(async () => {
    await sql`
      insert into mailers (mailer_code, sale_date_begin, sale_date_end, description)
      select 'B' || lpad((n * 7919 % 36000)::text, 5, '0'), day, day,
        case when n % 3 = 0 then 'Common' else 'Other' end || case when n < 15000 then ' OLD' else ' new' end
          || case when n % 1000 = 0 then ' Éclair' else '' end
      from generate_series(0, 35999) as n, lateral (select date '2024-06-01' + n / 30 + n / 210 as day) as of
    `.execute(db());
    await sql`analyze mailers`.execute(db());
  });

  test.each([
    { name: 'everything, newest first', search: {} },
    { name: 'everything, oldest first', search: { descending: false } },
    { name: 'everything by code', search: { sortBy: 'code' as const } },
    { name: 'from a day', search: { saleBeginFrom: '2025-06-03' } },
    { name: 'from a day, oldest first', search: { saleBeginFrom: '2025-06-03', descending: false } },
    { name: 'from a day by code', search: { saleBeginFrom: '2025-06-03', sortBy: 'code' as const } },
    { name: 'a prefix', search: { codePrefix: 'B1' } },
    { name: 'a text that is in all rows', search: { descriptionPart: 'COMMON' } },
    {
      name: 'a text that is in all rows, from a day',
      search: { descriptionPart: 'common', saleBeginFrom: '2024-06-20', descending: false },
    },
    { name: 'a text that is only in the last rows', search: { descriptionPart: 'old' } },
    {
      name: 'a text from a day by code',
      search: { saleBeginFrom: '2025-06-03', descriptionPart: 'common', sortBy: 'code' as const },
    },
    { name: 'a text that is rare', search: { descriptionPart: 'éclair' } },
    { name: 'no campaign', search: { hasNoCampaign: true } },
    {
      name: 'no campaign from a day, oldest first',
      search: { hasNoCampaign: true, saleBeginFrom: '2025-06-03', descending: false },
    },
    {
      name: 'no campaign and a text that is in all rows',
      search: { hasNoCampaign: true, descriptionPart: 'common' },
    },
  ])('with $name has the same rows on its pages as the whole table', async ({ search: given }) => {
    const search = { ...everything, ...given };
    const expected = await listCodesInOrder(search);
    const rowCount = await countMailers(db(), search);
    expect(rowCount).toBe(expected.length);

    const pages = Math.ceil(rowCount / 100);
    for (const page of [1, 2, Math.ceil(pages / 2), pages - 1, pages]) {
      const place = findPagePosition(rowCount, page, 100);
      const codes = (await listMailers(db(), search, place)).map((mailer) => mailer.mailer_code);
      const before = (place.pageNumber - 1) * 100;
      expect(codes, `page ${page}`).toEqual(expected.slice(before, before + 100));
    }
  });

  test.each([
    { name: 'the whole list', search: {}, statements: 2 },
    { name: 'a prefix', search: { codePrefix: 'B1' }, statements: 2 },
    { name: 'a text that is in all rows', search: { descriptionPart: 'common' }, statements: 2 },
    { name: 'a text that is only in the last rows', search: { descriptionPart: 'old' }, statements: 3 },
  ])('takes as many statements for few rows as for many: $name', async ({ search: given, statements }) => {
    const search = { ...everything, ...given };
    for (const rowsPerPage of [1, 500]) {
      let count = 0;
      const counting = db().withPlugin({
        transformQuery({ node }) {
          count += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const place = findPagePosition(await countMailers(counting, search), 1, rowsPerPage);
      expect(await listMailers(counting, search, place)).toHaveLength(rowsPerPage);
      expect(count).toBe(statements);
    }
  });
});

test.each([
  {
    change: 'added',
    statement: `insert into mailers (mailer_code, sale_date_begin, sale_date_end, description)
       values ('DD0001', '2024-01-01', '2024-01-02', 'Velvet ribbon'), ('DD0002', '2024-01-01', '2024-01-02', 'Velvet ribbon')`,
  },
  {
    change: 'changed',
    statement: `update mailers set description = 'Velvet bow' where mailer_code in ('B00001', 'B00002')`,
  },
])('mailers whose description is $change are found by it', async ({ statement }) => {
  await sql.raw(statement).execute(db());
  const search = { ...everything, descriptionPart: 'velvet' };
  const expected = await listCodesInOrder(search);
  expect(expected.length).toBeGreaterThan(1);
  expect(await countMailers(db(), search)).toBe(expected.length);
});

/** The codes a search finds, found the simple way. */
async function listCodesInOrder({
  codePrefix,
  saleBeginFrom,
  descriptionPart,
  sortBy,
  descending,
}: MailerSearch) {
  const { rows } = await sql<{ code: string; day: string; text: string }>`
    select mailer_code as code, sale_date_begin as day, description as text from mailers`.execute(db());
  const found = rows.filter(
    ({ code, day, text }) =>
      code.startsWith(codePrefix) &&
      day >= (saleBeginFrom ?? '') &&
      text.toLowerCase().includes(descriptionPart.toLowerCase()),
  );
  const getKey = (row: { code: string; day: string }) => (sortBy === 'code' ? '' : row.day) + row.code;
  const codes = found.toSorted((a, b) => (getKey(a) < getKey(b) ? -1 : 1)).map((row) => row.code);
  return descending ? codes.toReversed() : codes;
}

async function listDays(source: string) {
  const { rows } = await sql`select * from (${sql.raw(source)}) as days order by sale_date_begin`.execute(
    db(),
  );
  return rows;
}

describe('the counts of mailers per day', () => {
  test.each([
    {
      change: 'mailers are added',
      statement: `insert into mailers (mailer_code, sale_date_begin, sale_date_end, description)
       values ('CC0001', '2024-01-01', '2024-01-02', 'x'), ('CC0002', '2030-01-01', '2030-01-02', 'x')`,
    },
    {
      change: 'known mailers are added',
      statement: `insert into mailers (mailer_code, sale_date_begin, sale_date_end, description)
       values ('CC0001', '2024-01-05', '2024-01-06', 'x'), ('CC0003', '2024-01-05', '2024-01-06', 'x') on conflict do nothing`,
    },
    {
      change: 'sales are moved',
      statement: `update mailers set sale_date_begin = sale_date_begin + 1 where mailer_code like 'AA01%'`,
    },
    { change: 'other columns change', statement: `update mailers set quantity = quantity + 1` },
    {
      change: 'mailers are deleted',
      statement: `delete from mailers where mailer_code like 'AA00%' or mailer_code like 'CC%'`,
    },
    { change: 'all mailers are removed', statement: 'truncate mailers cascade' },
  ])('are correct when $change', async ({ statement }) => {
    await sql.raw(statement).execute(db());
    expect(await listDays('select * from mailer_days where mailers <> 0')).toEqual(
      await listDays('select sale_date_begin, count(*) as mailers from mailers group by sale_date_begin'),
    );
  });
});
