import { toInternalUrl } from '@portal/domain';
import type { Db } from '../../../db/database.ts';
import { findStartPageUrlByName } from './queries.ts';

/**
 * Resolves a user's start page, given by URL or name, to the URL to store.
 * @returns empty if none is chosen, `null` if the name does not exist or the URL is outside the portal
 */
export async function resolveStartPage(db: Db, chosen: string): Promise<string | null> {
  const text = chosen.trim();
  if (text === '') return '';
  if (text.startsWith('/')) return toInternalUrl(text);
  return (await findStartPageUrlByName(db, text)) ?? null;
}

/** The URL of a stored start page, which may be a name; empty if the name does not exist. */
export async function findStartPageUrl(db: Db, startPage: string): Promise<string> {
  if (startPage === '' || startPage.startsWith('/')) return startPage;
  return (await findStartPageUrlByName(db, startPage)) ?? '';
}
