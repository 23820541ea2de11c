import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Grants a role access to all rows, but no schema changes: the minimum that a server needs. */
export async function grantDataAccess(db: Db, role: string): Promise<void> {
  const name = sql.ref(role);
  for (const schema of ['public', 'pgboss'].map((each) => sql.ref(each))) {
    await sql`grant usage on schema ${schema} to ${name}`.execute(db);
    await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`.execute(db);
    await sql`grant usage, select, update on all sequences in schema ${schema} to ${name}`.execute(db);
  }
}
