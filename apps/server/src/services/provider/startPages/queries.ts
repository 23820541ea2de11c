import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { StartPagesTable } from '../../../db/tables.ts';

export type StartPageRow = Selectable<StartPagesTable>;

export function listStartPages(db: Db): Promise<StartPageRow[]> {
  return db.selectFrom('start_pages').selectAll().orderBy('start_page1').orderBy('start_page_id').execute();
}
