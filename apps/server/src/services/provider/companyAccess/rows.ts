import type { ProviderSchemas } from '@portal/api-client';
import { ALL_COMPANIES } from '@portal/domain';
import type { CompanyAccessRow } from './queries.ts';

export function toCompanyAccess(row: CompanyAccessRow): ProviderSchemas['UserCompanyAccess'] {
  return {
    userName: row.username,
    companyAbbrev: row.company_abbrev ?? ALL_COMPANIES,
    mayAlter: row.may_alter ? 'Y' : 'N',
  };
}
