import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The subset of the addresses (in lower case) that belong to users who are not locked out. */
export async function findUserAddresses(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ address: string }>`
    select distinct lower(email) as address from users
    where not is_locked_out and lower(email) = any(${sql.val(addresses)}::text[])`.execute(db);
  return new Set(rows.map((row) => row.address));
}
