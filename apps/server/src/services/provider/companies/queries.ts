import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/tables.ts';

export type CompanyRow = Row<'companies'>;
/** All columns that are not generated. */
export type CompanyContent = Omit<NewRow<'companies'>, 'row_version'>;

export function listCompanies(db: Db): Promise<CompanyRow[]> {
  return db.selectFrom('companies').selectAll().orderBy('company_name').orderBy('company_abbrev').execute();
}

export function findCompany(db: Db, companyAbbrev: string): Promise<CompanyRow | undefined> {
  return db
    .selectFrom('companies')
    .selectAll()
    .where('company_abbrev', '=', companyAbbrev)
    .executeTakeFirst();
}

export function insertCompany(db: Db, company: CompanyContent): Promise<CompanyRow> {
  return db.insertInto('companies').values(company).returningAll().executeTakeFirstOrThrow();
}

export function renameCompany(db: Db, { company_abbrev, company_name }: CompanyContent): Promise<CompanyRow> {
  return db
    .updateTable('companies')
    .set({ company_name, row_version: sql`row_version + 1` })
    .where('company_abbrev', '=', company_abbrev)
    .returningAll()
    .executeTakeFirstOrThrow();
}
