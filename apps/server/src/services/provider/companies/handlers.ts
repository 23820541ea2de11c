import type { ProviderSchemas } from '@portal/api-client';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { listCompanies, type CompanyRow } from './queries.ts';

export const companyHandlers: Pick<ProviderHandlers, 'listCompanies'> = {
  async listCompanies(_input, { db }) {
    return (await listCompanies(db)).map(toCompany);
  },
};

function toCompany(row: CompanyRow): ProviderSchemas['Company'] {
  return { companyAbbrev: row.company_abbrev, companyName: row.company_name };
}
