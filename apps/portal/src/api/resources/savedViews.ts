import type { ProviderSchemas } from '@portal/api-client';
import { toPagePath } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { clients } from '../clients.ts';
import { requireList } from '../failures.ts';
import { createListResource } from '../listResource.ts';
import { mutate } from '../mutations.ts';
import { queryClient } from '../queryClient.ts';
import { getPreferences } from '../../state/preferences.ts';
import { providerApi } from '../queryHooks.ts';
import { toggleResult } from '../submitResult.ts';

type SavedView = ProviderSchemas['SavedView'];

const query = providerApi.queryOptions('get', '/api/savedview', {});

/** Favorites and the latest places show the names of views. */
const affectedKeys = [
  ['get', '/api/home'],
  ['get', '/api/favorite'],
];

/** Views of others change rarely. */
const staleTimeMs = 60_000;

const list = createListResource(query, { rowId: ({ savedViewId }) => savedViewId, affectedKeys });

/** The views that the user can open, of all pages; refreshed when the window gets the focus, because others change them. */
export const useSavedViews = () =>
  useQuery({
    ...query,
    staleTime: staleTimeMs,
    select: requireList,
    refetchOnWindowFocus: 'always',
    meta: { isBackground: true },
  });

/** The view that a page opens with for the user, among those loaded already. */
export function findDefaultView(path: string, views: readonly SavedView[] = getLoadedViews()) {
  return views.find(({ page, isDefault }) => isDefault && toPagePath(page) === toPagePath(path));
}

function getLoadedViews(): readonly SavedView[] {
  const views = queryClient.getQueryData<SavedView[]>(query.queryKey);
  return Array.isArray(views) ? views : [];
}

/** Whether a page will probably open with a view, and the views are not loaded yet. */
export function isDefaultViewPending(path: string): boolean {
  const status = queryClient.getQueryState(query.queryKey)?.status ?? 'pending';
  return status === 'pending' && getPreferences().pagesWithView.includes(toPagePath(path));
}

/** Calls back with the view that a page opens with: at once, or after the views have been loaded. */
export function withDefaultView(path: string, callback: (view: SavedView | undefined) => void): void {
  const run = () => callback(findDefaultView(path));
  if (!isDefaultViewPending(path)) run();
  else void queryClient.prefetchQuery({ ...query, staleTime: staleTimeMs }).then(run);
}

export const addView = list.save((body: ProviderSchemas['NewSavedView']) =>
  clients.provider.POST('/api/savedview', { body }),
);

/** Replaces a view unless someone else has saved a newer version. */
export function saveView(view: SavedView) {
  const { savedViewId, page, name, columns, density, hasChart, sharedWithRole } = view;
  return list.saveVersion('view', view, (header) =>
    clients.provider.PUT('/api/savedview/{savedViewId}', {
      params: { path: { savedViewId }, header },
      body: { page, name, query: view.query, columns, density, hasChart, sharedWithRole },
    }),
  );
}

export const deleteView = list.remove(({ savedViewId }) =>
  clients.provider.DELETE('/api/savedview/{savedViewId}', { params: { path: { savedViewId } } }),
);

/** Chooses the view that a page opens with for the user. @param savedViewId `null` for none */
export const setDefaultView = (page: string, savedViewId: number | null) =>
  toggleResult(() =>
    mutate([query.queryKey], () => clients.provider.PUT('/api/defaultview', { body: { page, savedViewId } })),
  );
