import type { ProviderSchemas } from '@portal/api-client';
import type { CompanyRow } from './queries.ts';

export function toCompany(row: CompanyRow): ProviderSchemas['Company'] {
  return { companyAbbrev: row.company_abbrev, companyName: row.company_name };
}
