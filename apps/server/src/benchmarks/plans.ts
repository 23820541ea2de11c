import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { typeParsers } from '../db/typeParsers.ts';

/**
 * Runs `work`, then runs each of its statements again with EXPLAIN ANALYZE.
 * @returns one plan per statement, in order
 */
export async function plansOf(databaseUrl: string, work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const pool = new Pool({ connectionString: databaseUrl, types: typeParsers, max: 1 });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  });
  try {
    await work(db);
    const plans: string[] = [];
    for (const { sql, parameters } of statements) {
      const explained = await pool.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, costs off, buffers off) ${sql}`,
        [...parameters],
      );
      plans.push(explained.rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  } finally {
    await db.destroy();
  }
}
