import { internalUrl } from '@portal/domain';
import type { Db } from '../../../db/database.ts';

/**
 * The address that a user's start page is stored as: it comes as an address, or as the name of a start page.
 * @returns empty when none is chosen, `null` when there is no start page of that name or the address leaves the portal
 */
export async function startPageAddress(db: Db, chosen: string): Promise<string | null> {
  const text = chosen.trim();
  if (text === '') return '';
  if (text.startsWith('/')) return internalUrl(text);
  const page = await db
    .selectFrom('start_pages')
    .select('start_page_url')
    .where('start_page1', '=', text)
    .orderBy('start_page_id')
    .executeTakeFirst();
  return page?.start_page_url ?? null;
}
