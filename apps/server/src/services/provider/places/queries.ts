import type { Place } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

const maxRecent = 30;

/** The places that a user has opened, latest first. */
export function listRecentPlaces(db: Db, userId: number): Promise<Place[]> {
  return db
    .selectFrom('recent_places')
    .select(['kind', 'place_id as id'])
    .where('user_id', '=', userId)
    .orderBy('opened_at', 'desc')
    .orderBy('place_id')
    .limit(maxRecent)
    .execute();
}

/** Makes a place the latest of a user and forgets those that are no longer listed. */
export async function storeRecentPlace(db: Db, userId: number, { kind, id }: Place): Promise<void> {
  await db
    .insertInto('recent_places')
    .values({ user_id: userId, kind, place_id: id })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'place_id']).doUpdateSet({ opened_at: sql`clock_timestamp()` }),
    )
    .execute();
  await sql`
    delete from recent_places where user_id = ${userId} and (kind, place_id) in (
      select kind, place_id from recent_places where user_id = ${userId}
      order by opened_at desc, place_id offset ${maxRecent})`.execute(db);
}

/** Notes that an application was opened, if it exists. */
export async function storeOpenedApplication(db: Db, id: string): Promise<void> {
  await sql`
    insert into opened_applications (application_id)
    select application_id from grant_applications where application_id::text = ${id}
    on conflict do nothing`.execute(db);
}

export function listFavoritePlaces(db: Db, userId: number): Promise<Place[]> {
  return db
    .selectFrom('favorite_places')
    .select(['kind', 'place_id as id'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
}

export async function replaceFavorites(db: Db, userId: number, places: readonly Place[]): Promise<void> {
  await db.deleteFrom('favorite_places').where('user_id', '=', userId).execute();
  if (places.length === 0) return;
  await db
    .insertInto('favorite_places')
    .values(places.map(({ kind, id }, position) => ({ user_id: userId, kind, place_id: id, position })))
    .execute();
}
