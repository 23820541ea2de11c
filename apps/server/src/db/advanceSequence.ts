import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Continues the generated ids of a table after its highest id. Call it after inserting rows with explicit ids. */
export async function advanceSequence(db: Db, table: string, column: string): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(${table}, ${column}), (select max(${sql.ref(column)}) from ${sql.table(table)}))`.execute(
    db,
  );
}
