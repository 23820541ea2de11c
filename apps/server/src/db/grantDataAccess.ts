import { sql } from 'kysely';
import { StartupError } from '../errors.ts';
import { hasRows } from './countRows.ts';
import type { Db } from './database.ts';

/**
 * Grants a role access to all rows, but no schema changes: the minimum that a server needs. Tables that the current role
 * creates later are included. Entries of the audit trail can be added, and removed when they are old by a
 * function.
 * @throws StartupError if the role does not exist
 */
export async function grantDataAccess(db: Db, role: string): Promise<void> {
  await requireRole(db, role);
  const name = sql.ref(role);
  for (const schema of ['public', 'pgboss'].map((each) => sql.ref(each))) {
    await sql`grant usage on schema ${schema} to ${name}`.execute(db);
    await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`.execute(db);
    await sql`grant usage, select, update on all sequences in schema ${schema} to ${name}`.execute(db);
    const later = sql`alter default privileges in schema ${schema} grant`;
    await sql`${later} select, insert, update, delete on tables to ${name}`.execute(db);
    await sql`${later} usage, select, update on sequences to ${name}`.execute(db);
  }
  await sql`revoke update, delete on audit from ${name}`.execute(db);
  await sql`grant execute on function remove_old_audit to ${name}`.execute(db);
}

async function requireRole(db: Db, role: string): Promise<void> {
  if (!(await hasRows(db, sql`pg_roles where rolname = ${role}`))) {
    throw new StartupError(
      `--grant: the database has no role "${role}". Create it first: create role "${role}" login`,
    );
  }
}
