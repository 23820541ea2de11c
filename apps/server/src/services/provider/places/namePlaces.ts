import {
  canOpenPath,
  findOpenPage,
  findPagesByPath,
  type NamedPlace,
  type PageNode,
  type Place,
  toViewHref,
} from '@portal/domain';
import { requireSession } from '../../../access/caller.ts';
import type { Context } from '../../../contract/handlers.ts';
import { listOpenKinds } from '../search/openKinds.ts';
import { listSavedViews } from '../savedViews/queries.ts';
import { listRecords } from '../search/queries.ts';

/**
 * The places that exist and that the caller can open, with their current names, in the same order.
 * @param tree read before a transaction, which could wait for a second connection in vain
 */
export async function namePlaces(
  context: Context,
  tree: readonly PageNode[],
  places: readonly Place[],
): Promise<NamedPlace[]> {
  if (places.length === 0) return [];
  const kinds = listOpenKinds(context, tree).filter((kind) => places.some((place) => place.kind === kind));
  const named = [
    ...namePages(context, tree, places),
    ...(await nameViews(context, tree, places)),
    ...(await listRecords(
      context.db,
      kinds.map((kind) => ({ kind, choice: { ids: listIds(places, kind) } })),
    )),
  ];
  const byPlace = new Map(named.map((place) => [toKey(place), place]));
  return places.flatMap((place) => byPlace.get(toKey(place)) ?? []);
}

const toKey = ({ kind, id }: Place) => `${kind} ${id}`;

function namePages(context: Context, tree: readonly PageNode[], places: readonly Place[]): NamedPlace[] {
  const user = requireSession(context);
  return places.flatMap(({ kind, id }) => {
    const page = kind === 'page' ? findOpenPage(tree, id, user) : null;
    return page ? [{ kind, id, title: page.pageName, detail: page.parent?.pageName ?? '' }] : [];
  });
}

async function nameViews(
  context: Context,
  tree: readonly PageNode[],
  places: readonly Place[],
): Promise<NamedPlace[]> {
  const ids = listIds(places, 'view');
  if (ids.length === 0) return [];
  const user = requireSession(context);
  const views = await listSavedViews(context.db, user);
  return views.flatMap((view) => {
    const { savedViewId, page, name } = view;
    if (!ids.includes(String(savedViewId)) || !canOpenPath(tree, page, user)) return [];
    const detail = findPagesByPath(tree, page)[0]?.pageName ?? '';
    return [{ kind: 'view' as const, id: String(savedViewId), title: name, detail, href: toViewHref(view) }];
  });
}

function listIds(places: readonly Place[], kind: Place['kind']): string[] {
  return places.filter((place) => place.kind === kind).map(({ id }) => id);
}

/** The place itself, if it exists and the caller can open it. */
export async function findPlace(context: Context, place: Place): Promise<NamedPlace | undefined> {
  return (await namePlaces(context, await context.server.pageTree.read(), [place]))[0];
}
