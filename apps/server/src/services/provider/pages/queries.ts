import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/tables.ts';

export type PageRow = Row<'pages'>;
/** All columns except the generated id and version. */
export type PageContent = Required<Omit<NewRow<'pages'>, 'page_id' | 'row_version'>>;

export function listPages(db: Db): Promise<PageRow[]> {
  return db.selectFrom('pages').selectAll().orderBy('page_id').execute();
}

/**
 * Deletes a page with all its descendants.
 * @returns the number of deleted pages, including the page itself
 */
export async function deletePage(db: Db, pageId: number): Promise<number> {
  const { rows } = await sql`
    with recursive below as (
      select page_id from pages where page_id = ${pageId}
      union
      select p.page_id from pages p join below b on p.parent_id = b.page_id
    )
    delete from pages where page_id in (select page_id from below) returning page_id`.execute(db);
  return rows.length;
}
