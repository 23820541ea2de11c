import { isAmbiguousName, isBlank, isSingleLine } from '../text/plainText.ts';
import { omitValidFields, validateLength } from '../text/textRules.ts';
import type { Company } from './company.ts';
import { ALL_COMPANIES, COMPANY_ABBREV_LENGTH, padCompanyAbbrev } from './companyAbbrev.ts';

export type CompanyErrors = Partial<Record<keyof Company, string>>;

export const COMPANY_NAME_MAX_LENGTH = 100;

/**
 * The error of every invalid field of a company. Only the server checks that the abbreviation is not in use.
 * @see docs/domain/users.md, "Companies"
 */
export function validateCompany(draft: Partial<Company>): CompanyErrors {
  return omitValidFields({
    companyAbbrev: validateAbbrev(draft.companyAbbrev ?? ''),
    companyName: validateName(draft.companyName ?? ''),
  });
}

function validateAbbrev(abbrev: string): string | null {
  if (padCompanyAbbrev(abbrev) === ALL_COMPANIES) return 'Abbreviation is required';
  return /^[A-Z\d_]+$/.test(abbrev.trim()) && abbrev.trim().length <= COMPANY_ABBREV_LENGTH
    ? null
    : 'Abbreviation must have up to 3 capital letters or digits';
}

function validateName(name: string): string | null {
  if (isBlank(name)) return 'Company is required';
  if (!isSingleLine(name)) return 'Company must be one line';
  if (isAmbiguousName(name)) return 'Company must not contain look-alike or invisible characters';
  return validateLength(name, 'Company', COMPANY_NAME_MAX_LENGTH);
}
