import type { ProviderSchemas } from '@portal/api-client';
import { padCompanyAbbrev, validateCompany, type Company } from '@portal/domain';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { findRow, insertRow, updateRow } from '../../../db/editedRows.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { toEdit } from '../runChange.ts';
import { requireNoMistakes } from '../requireNoMistakes.ts';
import { rejectOutdatedVersion } from '../../rejectOutdatedVersion.ts';
import { listCompanies, type CompanyContent, type CompanyRow } from './queries.ts';

export const companyHandlers = {
  async listCompanies(_input, { db }) {
    return (await listCompanies(db)).map(toCompany);
  },

  createCompany(input, context) {
    const company = toCompanyRow(input.body);
    const { company_abbrev } = company;
    requireNoMistakes(validateCompany(input.body));
    return administer(context, 'createCompany', async (db) => {
      const isTaken = (await findRow(db, 'companies', { company_abbrev })) !== undefined;
      requireNoMistakes({ ...(isTaken && { companyAbbrev: 'Abbreviation is in use' }) });
      const stored = await insertRow(db, 'companies', company);
      return { response: toCompany(stored), object: formatCompanyLabel(stored) };
    });
  },

  updateCompany({ header, body }, context) {
    const { company_abbrev, company_name } = toCompanyRow(body);
    requireNoMistakes(validateCompany(body));
    return administer(context, 'updateCompany', async (db) => {
      const before = await findRow(db, 'companies', { company_abbrev });
      if (!before) throw new AppError('company.not_found', `Company ${company_abbrev} not found`);
      rejectOutdatedVersion(before.row_version, header['If-Match']);
      const after = await updateRow(db, 'companies', { company_abbrev }, { company_name });
      return toEdit([before, after], toCompany, formatCompanyLabel);
    });
  },
} satisfies Partial<ProviderHandlers>;

function toCompany(row: CompanyRow): ProviderSchemas['Company'] {
  return {
    companyAbbrev: row.company_abbrev,
    companyName: row.company_name,
    rowVersion: row.row_version,
  };
}

function toCompanyRow({ companyAbbrev, companyName }: Company): CompanyContent {
  return { company_abbrev: padCompanyAbbrev(companyAbbrev), company_name: companyName.trim() };
}

/** Label for the audit trail. */
function formatCompanyLabel({ company_abbrev, company_name }: CompanyRow): string {
  return `company ${company_abbrev} (${company_name})`;
}
