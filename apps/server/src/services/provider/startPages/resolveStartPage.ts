import { toInternalUrl } from '@portal/domain';
import type { Db } from '../../../db/database.ts';

/**
 * Resolves a user's start page, given by URL or name, to the URL to store.
 * @returns empty if none is chosen, `null` if the name does not exist or the URL is outside the portal
 */
export async function resolveStartPage(db: Db, chosen: string): Promise<string | null> {
  const text = chosen.trim();
  if (text === '') return '';
  if (text.startsWith('/')) return toInternalUrl(text);
  const page = await db
    .selectFrom('start_pages')
    .select('start_page_url')
    .where('start_page1', '=', text)
    .orderBy('start_page_id')
    .executeTakeFirst();
  return page?.start_page_url ?? null;
}
