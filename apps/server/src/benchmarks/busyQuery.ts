import { sql } from 'kysely';
import type { PortalDatabase } from '../db/database.ts';

/** Keeps the database busy with one statement. */
export async function keepBusy(database: PortalDatabase, seconds: number): Promise<void> {
  await database.runWithoutTimeout((db) =>
    sql`
      do $$ begin
        while clock_timestamp() < now() + interval '${sql.raw(String(seconds))} seconds' loop
          perform sum(n) from generate_series(1, 100000) as n;
        end loop;
      end $$`.execute(db),
  );
}
