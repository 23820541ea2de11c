import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export interface CompanyAccessRow {
  username: string;
  /** `null`: all companies. */
  company_abbrev: string | null;
  may_alter: boolean;
}

export interface CompanyAccessKey {
  userId: number;
  /** `null`: all companies. */
  companyAbbrev: string | null;
}

export function listCompanyAccess(db: Db): Promise<CompanyAccessRow[]> {
  return db
    .selectFrom('user_company_access as a')
    .innerJoin('users as u', 'u.user_id', 'a.user_id')
    .select(['u.username', 'a.company_abbrev', 'a.may_alter'])
    .orderBy('a.user_id')
    .orderBy(sql`a.company_abbrev nulls first`)
    .execute();
}

/** Whether the user may change data of the company; `undefined` if the user has no access to it. */
export async function readMayAlter(db: Db, key: CompanyAccessKey): Promise<boolean | undefined> {
  const { rows } = await sql<{ may_alter: boolean }>`
    select may_alter from user_company_access where ${whereKey(key)}`.execute(db);
  return rows[0]?.may_alter;
}

/** Grants access, or updates `may_alter` of existing access. */
export async function storeCompanyAccess(db: Db, key: CompanyAccessKey, mayAlter: boolean): Promise<void> {
  await sql`
    insert into user_company_access (user_id, company_abbrev, may_alter)
    values (${key.userId}, ${key.companyAbbrev}, ${mayAlter})
    on conflict (user_id, company_abbrev) do update set may_alter = excluded.may_alter`.execute(db);
}

/** @returns false if there was no such access */
export async function deleteCompanyAccess(db: Db, key: CompanyAccessKey): Promise<boolean> {
  const { rows } = await sql`
    delete from user_company_access where ${whereKey(key)} returning user_id`.execute(db);
  return rows.length > 0;
}

function whereKey({ userId, companyAbbrev }: CompanyAccessKey) {
  return sql`user_id = ${userId} and company_abbrev is not distinct from ${companyAbbrev}`;
}
