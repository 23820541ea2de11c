/** Characters of a company's abbreviation. */
export const COMPANY_ABBREV_LENGTH = 3;
/** Stands for all companies in an access record. */
export const ALL_COMPANIES = '';

/**
 * A company's abbreviation as it is sent and stored: three characters, padded with underscores. The empty one, which
 * stands for all companies, stays empty; `___` is another way to write it.
 * @see docs/domain/users.md, "Company access"
 */
export function padCompanyAbbrev(abbrev: string): string {
  const padded = abbrev.trim().padEnd(COMPANY_ABBREV_LENGTH, '_');
  return /^_+$/.test(padded) ? ALL_COMPANIES : padded;
}
