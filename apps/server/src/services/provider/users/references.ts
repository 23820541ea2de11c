import { padCompanyAbbrev } from '@portal/domain';
import type { Db } from '../../../db/database.ts';
import { toUserKey } from '../authentication/userKey.ts';
import { isCompany } from '../companies/queries.ts';
import { resolveStartPage } from '../startPages/resolveStartPage.ts';
import { findUserByKey } from './queries.ts';

/** References of a user as stored, with mistakes by request field. */
export interface UserReferences {
  companyAbbrev: string;
  startPage: string;
  mistakes: { companyAbbrev?: string; startPage?: string };
}

/** Resolves the company and start page of a user. */
export async function findReferences(
  db: Db,
  given: { companyAbbrev: string; startPage?: string | null | undefined },
): Promise<UserReferences> {
  const companyAbbrev = padCompanyAbbrev(given.companyAbbrev);
  const startPage = await resolveStartPage(db, given.startPage ?? '');
  return {
    companyAbbrev,
    startPage: startPage ?? '',
    mistakes: {
      ...((await isCompany(db, companyAbbrev)) ? {} : { companyAbbrev: 'Company not found' }),
      ...(startPage === null ? { startPage: 'Start page not found' } : {}),
    },
  };
}

/** Whether the user name is free, ignoring case and Unicode form. */
export async function isUsernameFree(db: Db, username: string): Promise<boolean> {
  return (await findUserByKey(db, toUserKey(username))) === undefined;
}
