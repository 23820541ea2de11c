import { padCompanyAbbrev, validateCompany, type Company } from '@portal/domain';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { toEdit } from '../runChange.ts';
import { requireNoMistakes } from '../requireNoMistakes.ts';
import { insertCompany, isCompany, listCompanies, renameCompany, type CompanyRow } from './queries.ts';

export const companyHandlers = {
  async listCompanies(_input, { db }) {
    return (await listCompanies(db)).map(toCompany);
  },

  createCompany(input, context) {
    const company = toCompanyRow(input.body);
    requireNoMistakes(validateCompany(input.body));
    return administer(context, 'createCompany', async (db) => {
      const isTaken = await isCompany(db, company.company_abbrev);
      requireNoMistakes({ ...(isTaken && { companyAbbrev: 'Abbreviation is in use' }) });
      await insertCompany(db, company);
      return { response: toCompany(company), object: formatCompanyLabel(company) };
    });
  },

  updateCompany({ body }, context) {
    const company = toCompanyRow(body);
    requireNoMistakes(validateCompany(body));
    return administer(context, 'updateCompany', async (db) => {
      const before = await renameCompany(db, company);
      if (!before) throw new AppError('company.not_found', `Company ${company.company_abbrev} not found`);
      return toEdit([before, company], toCompany, formatCompanyLabel);
    });
  },
} satisfies Partial<ProviderHandlers>;

function toCompany(row: CompanyRow): Company {
  return { companyAbbrev: row.company_abbrev, companyName: row.company_name };
}

function toCompanyRow({ companyAbbrev, companyName }: Company): CompanyRow {
  return { company_abbrev: padCompanyAbbrev(companyAbbrev), company_name: companyName.trim() };
}

/** Label for the audit trail. */
function formatCompanyLabel({ company_abbrev, company_name }: CompanyRow): string {
  return `company ${company_abbrev} (${company_name})`;
}
