import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { CompaniesTable } from '../../../db/tables.ts';

export type CompanyRow = Selectable<CompaniesTable>;

export function listCompanies(db: Db): Promise<CompanyRow[]> {
  return db.selectFrom('companies').selectAll().orderBy('company_name').orderBy('company_abbrev').execute();
}

export async function isCompany(db: Db, companyAbbrev: string): Promise<boolean> {
  const company = await db
    .selectFrom('companies')
    .select('company_abbrev')
    .where('company_abbrev', '=', companyAbbrev)
    .executeTakeFirst();
  return company !== undefined;
}

export async function insertCompany(db: Db, company: CompanyRow): Promise<void> {
  await db.insertInto('companies').values(company).execute();
}

/** Renames a company. @returns the company before; `undefined` if there is none */
export async function renameCompany(
  db: Db,
  { company_abbrev, company_name }: CompanyRow,
): Promise<CompanyRow | undefined> {
  const before = await db
    .selectFrom('companies')
    .selectAll()
    .where('company_abbrev', '=', company_abbrev)
    .executeTakeFirst();
  await db
    .updateTable('companies')
    .set({ company_name })
    .where('company_abbrev', '=', company_abbrev)
    .execute();
  return before;
}
