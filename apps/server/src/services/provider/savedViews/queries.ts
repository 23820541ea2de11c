import type { ProviderSchemas } from '@portal/api-client';
import { sql } from 'kysely';
import type { Session } from '../../../access/caller.ts';
import { countRows, hasRows } from '../../../db/countRows.ts';
import type { Db } from '../../../db/database.ts';

export type SavedViewContent = ProviderSchemas['NewSavedView'];

type SavedView = ProviderSchemas['SavedView'];

/** Who asks: a view is visible to its owner and to users with the role it is shared with. */
type ViewReader = Pick<Session, 'userId' | 'roles'>;

/** The views that a user may use, by name. @param savedViewId only this one */
export async function listSavedViews(
  db: Db,
  { userId, roles }: ViewReader,
  savedViewId: number | null = null,
): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select v.saved_view_id as "savedViewId", v.page, v.name, v.query, v.view_columns as columns, v.density,
      v.has_chart as "hasChart", v.shared_with_role as "sharedWithRole", v.row_version as "rowVersion",
      trim(u.first_name || ' ' || u.last_name) as "ownerName",
      v.user_id = ${userId} as "isOwn", d.saved_view_id is not null as "isDefault"
    from saved_views v
      join users u on u.user_id = v.user_id
      left join default_views d
        on d.user_id = ${userId} and d.page = v.page and d.saved_view_id = v.saved_view_id
    where (v.user_id = ${userId} or v.shared_with_role = any(${[...roles]}::text[]))
      and (${savedViewId}::int is null or v.saved_view_id = ${savedViewId})
    order by lower(v.name), v.saved_view_id`.execute(db);
  return rows;
}

/** Paths of the pages that open with a view. */
export async function listPagesWithView(db: Db, { userId, roles }: ViewReader): Promise<string[]> {
  const { rows } = await sql<{ page: string }>`
    select v.page from default_views d join saved_views v using (saved_view_id, page)
    where d.user_id = ${userId} and (v.user_id = ${userId} or v.shared_with_role = any(${[...roles]}::text[]))
    order by v.page`.execute(db);
  return rows.map(({ page }) => page);
}

export function countOwnViews(db: Db, userId: number): Promise<number> {
  return countRows(db, sql`saved_views where user_id = ${userId}`);
}

/** Whether another view of the user on this page has the name, ignoring case. */
export function isNameTaken(
  db: Db,
  userId: number,
  { page, name }: SavedViewContent,
  exceptId: number | null,
): Promise<boolean> {
  return hasRows(
    db,
    sql`saved_views where user_id = ${userId} and page = ${page} and lower(name) = lower(${name.trim()})
      and saved_view_id is distinct from ${exceptId}`,
  );
}

/** @returns the id */
export async function insertSavedView(db: Db, userId: number, view: SavedViewContent): Promise<number> {
  const row = await db
    .insertInto('saved_views')
    .values({ user_id: userId, ...toRow(view) })
    .returning('saved_view_id')
    .executeTakeFirstOrThrow();
  return row.saved_view_id;
}

export async function updateSavedView(db: Db, savedViewId: number, view: SavedViewContent): Promise<void> {
  await db
    .updateTable('saved_views')
    .set({ ...toRow(view), row_version: sql`row_version + 1` })
    .where('saved_view_id', '=', savedViewId)
    .execute();
}

export async function deleteSavedView(db: Db, savedViewId: number): Promise<void> {
  await db.deleteFrom('saved_views').where('saved_view_id', '=', savedViewId).execute();
}

export async function deleteDefaultView(db: Db, userId: number, page: string): Promise<void> {
  await db.deleteFrom('default_views').where('user_id', '=', userId).where('page', '=', page).execute();
}

/** @returns false if the page does not have the view; one that is being deleted is waited for */
export async function replaceDefaultView(
  db: Db,
  userId: number,
  page: string,
  savedViewId: number,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into default_views (user_id, page, saved_view_id)
    select ${userId}, page, saved_view_id from saved_views
    where saved_view_id = ${savedViewId} and page = ${page} for key share
    on conflict (user_id, page) do update set saved_view_id = excluded.saved_view_id`.execute(db);
  return numAffectedRows > 0n;
}

function toRow({ page, name, query, columns, density, hasChart, sharedWithRole }: SavedViewContent) {
  return {
    page,
    name: name.trim(),
    query,
    view_columns: JSON.stringify(columns),
    density,
    has_chart: hasChart,
    shared_with_role: sharedWithRole,
  };
}
