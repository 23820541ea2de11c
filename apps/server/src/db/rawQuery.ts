import type { PostgresPool } from 'kysely';

/** Runs raw SQL on any connection. Without values it may contain several statements. */
export type RawQuery = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** For libraries that generate SQL. Kysely would return only the result of the last statement. */
export function createRawQuery(pool: PostgresPool): RawQuery {
  return async (text, values) => {
    const client = (await pool.connect()) as unknown as RawClient;
    let isUsable = true;
    try {
      return mergeResults(await client.query(text, values));
    } catch (error) {
      // A failed transaction in the text would stay open on the pooled connection.
      isUsable = await client.query('rollback').then(
        () => true,
        () => false,
      );
      throw error;
    } finally {
      client.release(!isUsable);
    }
  };
}

type Result = { rows: unknown[] };

/** The parts of the `pg` client that Kysely's types omit. */
interface RawClient {
  query(text: string, values?: unknown[]): Promise<Result | Result[]>;
  release(isBroken: boolean): void;
}

function mergeResults(result: Result | Result[]): Result {
  return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result;
}
