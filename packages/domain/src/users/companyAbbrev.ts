/** Length of a company's abbreviation. */
export const COMPANY_ABBREV_LENGTH = 3;
/** Stands for all companies in an access record. */
export const ALL_COMPANIES = '';

/**
 * Normalizes a company's abbreviation: three characters, padded with underscores. Empty means all companies and stays
 * empty; `___` is equivalent.
 * @see docs/domain/users.md, "Company access"
 */
export function padCompanyAbbrev(abbrev: string): string {
  const padded = abbrev.trim().padEnd(COMPANY_ABBREV_LENGTH, '_');
  return /^_+$/.test(padded) ? ALL_COMPANIES : padded;
}
