import type { PostgresPool } from 'kysely';

/** Runs SQL as it is written, on any connection; several statements when there are no values. */
export type RawQuery = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** For a library that writes its own SQL, where Kysely would keep only the result of the last statement. */
export function rawQueries(pool: PostgresPool): RawQuery {
  return async (text, values) => {
    const client = (await pool.connect()) as unknown as RawClient;
    let isUsable = true;
    try {
      return ofAllStatements(await client.query(text, values));
    } catch (error) {
      // A transaction among the statements stays open, and failed, on a connection that others will use.
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

/** What `pg` has beyond what Kysely knows of it. */
interface RawClient {
  query(text: string, values?: unknown[]): Promise<Result | Result[]>;
  release(isBroken: boolean): void;
}

function ofAllStatements(result: Result | Result[]): Result {
  return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result;
}
