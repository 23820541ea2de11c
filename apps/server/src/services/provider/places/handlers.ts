import { isSamePlace, moveItem, type NamedPlace, type Place } from '@portal/domain';
import { requireSession } from '../../../access/caller.ts';
import type { Context, ProviderHandlers } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { lockUser } from '../users/queries.ts';
import { findPlace, namePlaces } from './namePlaces.ts';
import {
  listFavoritePlaces,
  listRecentPlaces,
  replaceFavorites,
  storeOpenedApplication,
  storeRecentPlace,
} from './queries.ts';

const maxFavorites = 100;

export const placeHandlers = {
  async putRecentPlace({ body: place }, context) {
    const { userId } = requireSession(context);
    const named = place.kind === 'page' ? undefined : await findPlace(context, place);
    if (!named) return { place: null };
    await context.db.transaction().execute(async (db) => {
      await storeRecentPlace(db, userId, place);
      if (place.kind === 'application') await storeOpenedApplication(db, place.id);
    });
    return { place: named };
  },

  async listFavorites(_input, context) {
    return readFavorites(context);
  },

  async putFavorite({ body: { position, ...place } }, context) {
    if (!(await findPlace(context, place))) throw new AppError('place.not_found');
    return changeFavorites(context, (places) => {
      const index = places.findIndex((each) => isSamePlace(each, place));
      if (index < 0 && places.length >= maxFavorites) throw new AppError('favorites.full');
      const all = index < 0 ? [...places, place] : places;
      const from = index < 0 ? places.length : index;
      return position === undefined ? all : moveItem(all, from, position);
    });
  },

  async deleteFavorite({ path }, context) {
    return changeFavorites(context, (places) => places.filter((each) => !isSamePlace(each, path)));
  },
} satisfies Partial<ProviderHandlers>;

/** The caller's favorites, without those that the caller cannot open. */
export async function readFavorites(context: Context): Promise<NamedPlace[]> {
  const { userId } = requireSession(context);
  const tree = await context.server.pageTree.read();
  return namePlaces(context, tree, await listFavoritePlaces(context.db, userId));
}

/** The places that the caller has opened last. */
export async function readRecentPlaces(context: Context, limit: number): Promise<NamedPlace[]> {
  const { userId } = requireSession(context);
  const tree = await context.server.pageTree.read();
  const places = await listRecentPlaces(context.db, userId);
  return (await namePlaces(context, tree, places)).slice(0, limit);
}

/**
 * Changes the favorites that the caller sees. Those that the caller cannot open at the moment keep their place behind the
 * visible ones, and are there again when the caller can open them.
 */
async function changeFavorites(
  context: Context,
  change: (visible: readonly Place[]) => readonly Place[],
): Promise<NamedPlace[]> {
  const { userId } = requireSession(context);
  const tree = await context.server.pageTree.read();
  await context.db.transaction().execute(async (db) => {
    await lockUser(db, userId);
    const all = await listFavoritePlaces(db, userId);
    const visible = await namePlaces({ ...context, db }, tree, all);
    const hidden = all.filter((place) => !visible.some((each) => isSamePlace(each, place)));
    await replaceFavorites(db, userId, [...change(visible), ...hidden]);
  });
  return readFavorites(context);
}
