import type { Db } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/tables.ts';

export type CompanyRow = Row<'companies'>;
/** All columns that are not generated. */
export type CompanyContent = Omit<NewRow<'companies'>, 'row_version'>;

export function listCompanies(db: Db): Promise<CompanyRow[]> {
  return db.selectFrom('companies').selectAll().orderBy('company_name').orderBy('company_abbrev').execute();
}
