import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDatabaseKind, openTestDatabase } from '../testing/testDatabase.ts';
import { writeAudit } from './audit.ts';
import type { PortalDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';

let database: PortalDatabase;
let url: string | null;
beforeAll(async () => {
  ({ database, url } = await openTestDatabase());
});
afterAll(() => database?.close());

describe('both databases return the same values', () => {
  test.each([
    { expression: 'count(*)', value: 1 },
    { expression: '9007199254740991::bigint', value: 9_007_199_254_740_991 },
    { expression: '12.50::numeric(10, 2)', value: 12.5 },
    { expression: 'avg(2)', value: 2 },
    { expression: 'sum(2::bigint)', value: 2 },
    { expression: "date '2024-02-29'", value: '2024-02-29' },
    { expression: "timestamptz '2024-05-01 12:00:00+02'", value: new Date('2024-05-01T10:00:00Z') },
    { expression: "array['a,b', 'c']", value: ['a,b', 'c'] },
    { expression: "'\\x00ff'::bytea", value: Buffer.from([0, 255]) },
    { expression: 'true', value: true },
    { expression: "'Ä🙂'::text", value: 'Ä🙂' },
  ])('$expression', async ({ expression, value }) => {
    const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
      database.db,
    );
    expect(rows).toEqual([{ value }]);
  });

  test('text is sorted by code point, and compared without case where requested', async () => {
    const { rows } = await sql<{ code: string }>`
      select code from unnest(array['b', 'A', 'a', 'B', '_', '1']) as code order by code collate "C"`.execute(
      database.db,
    );
    expect(rows.map((row) => row.code).join('')).toBe('1AB_ab');
    const folded = await sql<{ like: boolean }>`select 'GRÖßE' ilike '%größ%' as like`.execute(database.db);
    expect(folded.rows).toEqual([{ like: true }]);
  });
});

describe('a transaction', () => {
  test('that fails is rolled back, and the next one works', async () => {
    const request = { session: null, source: '10.0.0.1', requestId: 'r-1' };
    const failing = database.db.transaction().execute(async (transaction) => {
      await writeAudit(transaction, request, { operation: 'login' });
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    await database.db
      .transaction()
      .execute((transaction) => writeAudit(transaction, request, { operation: 'login', object: 'a\r\nb' }));
    const rows = await database.db.selectFrom('audit').select(['object', 'operation']).execute();
    expect(rows).toEqual([{ object: 'a\\r\\nb', operation: 'login' }]);
  });

  test('is isolated from the statements of others', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.db.transaction().execute(async (transaction) => {
          await sql`select set_config('test.index', ${String(index)}, true)`.execute(transaction);
          const { rows } = await sql<{
            index: string;
          }>`select current_setting('test.index') as index`.execute(transaction);
          return rows[0]?.index;
        }),
      ),
    );
    expect(results).toEqual(Array.from({ length: 20 }, (_, index) => String(index)));
  });
});

describe('migrations', () => {
  test('run once', async () => {
    expect(await migrate(database)).toEqual([]);
  });

  test('run in only one of two servers that start together', async () => {
    await database.runWithoutTimeout(async (db) => {
      await sql`drop schema public cascade`.execute(db);
      await sql`create schema public`.execute(db);
    });
    const other = getDatabaseKind() === 'postgres' ? await openPostgres(url ?? '', () => {}) : database;
    const runs = await Promise.all([migrate(database), migrate(other)]);
    if (other !== database) await other.close();
    expect(runs.flat().filter((name) => name === '0001_first_tables.sql')).toHaveLength(1);
    expect(await database.db.selectFrom('users').select('user_id').execute()).toEqual([]);
  });

  test('changed after they ran are rejected', async () => {
    await sql`update schema_migrations set checksum = 'other' where name like '0001%'`.execute(database.db);
    await expect(migrate(database)).rejects.toThrow('0001_first_tables.sql');
  });
});

/** The plan of a query when what the planner would prefer for the few rows of a test is switched off. */
const explainPlan = async (query: string, without: readonly string[]) => {
  const { rows } = await database.db.connection().execute(async (db) => {
    for (const way of without) await sql`set ${sql.ref(`enable_${way}`)} = off`.execute(db);
    const plan = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(query)}`.execute(db);
    await sql`reset all`.execute(db);
    return plan;
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

describe('the indexes of the lists', () => {
  const others = ['seqscan', 'indexscan', 'indexonlyscan'];
  test.each([
    {
      query: 'select mailer_code from mailers order by sale_date_begin desc, mailer_code desc limit 100',
      index: /mailers_sale_begin/,
      without: ['seqscan', 'sort'],
    },
    {
      query: "select count(*) from mailers where sale_date_begin >= '2024-01-01'",
      index: /mailers_sale_begin/,
      without: others,
    },
    {
      query: "select count(*) from mailers where mailer_code like 'AB%'",
      // Either begins with the code.
      index: /mailers_(pkey|code_and_coupon)/,
      without: others,
    },
    {
      query: "select from mailer_descriptions where description_key like '%spring%'",
      index: /mailer_descriptions_part/,
      without: others,
    },
    {
      query: "select count(*) from audit where username ilike '%demo%'",
      index: /audit_username/,
      without: others,
    },
    {
      query: "select count(*) from audit where object ilike '%user 118%'",
      index: /audit_object/,
      without: others,
    },
    {
      query: "select count(*) from audit where character_pairs(username) @> array['jo']",
      index: /audit_username_pairs/,
      without: others,
    },
    {
      query: "select count(*) from audit where character_pairs(object) @> array['it']",
      index: /audit_object_pairs/,
      without: others,
    },
  ])('are used by $query', async ({ query, index, without }) =>
    expect(await explainPlan(query, without)).toMatch(index),
  );
});
