import { isSamePlace, type NamedPlace, type Place } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import type { ProviderSchemas } from '@portal/api-client';
import { clients } from '../clients.ts';
import { requireList } from '../failures.ts';
import { prefetch, queryClient } from '../queryClient.ts';
import { providerApi } from '../queries.ts';
import { notify } from '../../state/notifications.ts';
import { toggleResult } from '../submitResult.ts';

export type Home = ProviderSchemas['Home'];

/** Other tabs change it. */
const options = { refetchOnWindowFocus: 'always' } as const;

const homeQuery = providerApi.queryOptions('get', '/api/home', {}, options);
const favoritesQuery = providerApi.queryOptions('get', '/api/favorite', {}, options);

/** What the home page shows; refreshed when the window gets the focus. */
export const useHome = () => useQuery(homeQuery);

export const prefetchHome = () => prefetch(homeQuery);

export const useFavorites = () =>
  useQuery({ ...favoritesQuery, select: requireList, meta: { isBackground: true } });

/** Adds a place to the favorites or removes it. @param title its name, shown until the server has answered */
export const setStarred = ({ kind, id }: Place, starred: boolean, title: string) =>
  changeFavorites(
    (favorites) => {
      const others = favorites.filter((each) => !isSamePlace(each, { kind, id }));
      return starred ? [...others, { kind, id, title, detail: '' }] : others;
    },
    () =>
      starred
        ? clients.provider.PUT('/api/favorite', { body: { kind, id } })
        : clients.provider.DELETE('/api/favorite/{kind}/{id}', { params: { path: { kind, id } } }),
  );

/** Moves a favorite; `change` is the new order, shown until the server has answered. */
export const moveFavorite = (
  { kind, id }: Place,
  position: number,
  change: (favorites: readonly NamedPlace[]) => NamedPlace[],
) => changeFavorites(change, () => clients.provider.PUT('/api/favorite', { body: { kind, id, position } }));

/** Changes are sent one after the other, so that an older response is never shown over a newer change. */
let lastSent: Promise<unknown> = Promise.resolve();
let unansweredCount = 0;

/** Shows a change at once, and what the server has stored after the last one. A change that failed is taken back and reported. */
async function changeFavorites(
  change: (favorites: readonly NamedPlace[]) => NamedPlace[],
  send: () => Promise<{ data?: NamedPlace[] | undefined }>,
) {
  const result = await toggleResult(async () => {
    await Promise.all([
      queryClient.cancelQueries({ queryKey: homeQuery.queryKey }),
      queryClient.cancelQueries({ queryKey: favoritesQuery.queryKey }),
    ]);
    showFavorites(change);
    unansweredCount += 1;
    const sent = lastSent.then(send);
    lastSent = sent.catch(() => {});
    try {
      const { data } = await sent.finally(() => (unansweredCount -= 1));
      if (data && unansweredCount === 0) showFavorites(() => data);
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey: homeQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: favoritesQuery.queryKey });
      throw error;
    }
  });
  if (!result.ok) notify({ kind: 'error', text: result.message });
}

function showFavorites(change: (favorites: readonly NamedPlace[]) => NamedPlace[]): void {
  queryClient.setQueryData(
    favoritesQuery.queryKey,
    (favorites: NamedPlace[] | undefined) => favorites && change(favorites),
  );
  queryClient.setQueryData(
    homeQuery.queryKey,
    (home: Home | undefined) => home && { ...home, favorites: change(home.favorites) },
  );
}

/** Lists of applications can be filtered by whether a user has opened them. */
const applicationsKey = ['get', '/api/ApplicationList/'] as const;

/**
 * Makes a record or view the latest of the user, and loads its name; `null` if the user cannot open it. Asked once for
 * each time that the record is opened.
 */
export const useOpenedPlace = (place: Place | null) =>
  useQuery({
    queryKey: ['put', '/api/recentplace', place],
    queryFn: async () => {
      if (!place) return null;
      const { data } = await clients.provider.PUT('/api/recentplace', { body: place });
      void queryClient.invalidateQueries({ queryKey: homeQuery.queryKey });
      if (place.kind === 'application') void queryClient.invalidateQueries({ queryKey: applicationsKey });
      return data?.place ?? null;
    },
    enabled: place !== null,
    retry: false,
    gcTime: 0,
    meta: { isBackground: true },
  });
