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
