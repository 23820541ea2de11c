import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { PagesTable } from '../../../db/tables.ts';

export type PageRow = Selectable<PagesTable>;

export function listPages(db: Db): Promise<PageRow[]> {
  return db.selectFrom('pages').selectAll().orderBy('page_id').execute();
}
