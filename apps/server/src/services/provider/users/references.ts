import { padCompanyAbbrev } from '@portal/domain';
import type { Db } from '../../../db/database.ts';
import { findRow } from '../../../db/editedRows.ts';
import { resolveStartPage } from '../startPages/resolveStartPage.ts';

/** References of a user as stored, with mistakes by request field. */
export interface UserReferences {
  companyAbbrev: string;
  startPage: string;
  mistakes: Record<'companyAbbrev' | 'startPage', string | null>;
}

/** Resolves the company and start page of a user. */
export async function findReferences(
  db: Db,
  given: { companyAbbrev: string; startPage?: string | null | undefined },
): Promise<UserReferences> {
  const companyAbbrev = padCompanyAbbrev(given.companyAbbrev);
  const company = await findRow(db, 'companies', { company_abbrev: companyAbbrev });
  const startPage = await resolveStartPage(db, given.startPage ?? '');
  return {
    companyAbbrev,
    startPage: startPage ?? '',
    mistakes: {
      companyAbbrev: company ? null : 'Company not found',
      startPage: startPage === null ? 'Start page not found' : null,
    },
  };
}
