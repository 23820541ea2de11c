import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Lets a role work with all rows and change no table: what a server needs, and no more. */
export async function grantUse(db: Db, role: string): Promise<void> {
  const name = sql.ref(role);
  for (const schema of ['public', 'pgboss'].map((each) => sql.ref(each))) {
    await sql`grant usage on schema ${schema} to ${name}`.execute(db);
    await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`.execute(db);
    await sql`grant usage, select, update on all sequences in schema ${schema} to ${name}`.execute(db);
  }
}
