import type { ProviderSchemas } from '@portal/api-client';
import { toPagePath } from '@portal/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { clients } from '../clients.ts';
import { requireList } from '../failures.ts';
import { queryClient } from '../queryClient.ts';
import { getPagesWithView, setPagesWithView } from '../../state/pagesWithView.ts';
import { providerApi } from '../queries.ts';

type SavedView = ProviderSchemas['SavedView'];

export const savedViewsQuery = queryOptions({
  ...providerApi.queryOptions('get', '/api/savedview', {}),
  queryFn: async ({ signal }) => {
    const { data = [] } = await clients.provider.GET('/api/savedview', { signal });
    // The frame reads the pages of views: an invalid one would replace more than the screen by an error.
    const views = requireList(data, ({ page }) => typeof page === 'string');
    setPagesWithView(views.flatMap(({ isDefault, page }) => (isDefault ? [page] : [])));
    return data;
  },
});

/** Views of others change rarely. */
const staleTimeMs = 60_000;

/** The views that the user can open, of all pages; refreshed when the window gets the focus, because others change them. */
export const useSavedViews = () =>
  useQuery({
    ...savedViewsQuery,
    staleTime: staleTimeMs,
    refetchOnWindowFocus: 'always',
    meta: { isBackground: true },
  });

/** The view that a page opens with for the user, among those loaded already. */
export function findDefaultView(
  path: string,
  views = queryClient.getQueryData<readonly SavedView[]>(savedViewsQuery.queryKey),
) {
  return views?.find(({ page, isDefault }) => isDefault && toPagePath(page) === toPagePath(path));
}

/** Whether a page will probably open with a view, and the views are not loaded yet. */
export function isDefaultViewPending(path: string): boolean {
  const status = queryClient.getQueryState(savedViewsQuery.queryKey)?.status ?? 'pending';
  return status === 'pending' && getPagesWithView().some((page) => toPagePath(page) === toPagePath(path));
}

/** Calls back with the view that a page opens with: at once, or after the views have been loaded. */
export function withDefaultView(path: string, callback: (view: SavedView | undefined) => void): void {
  const run = () => callback(findDefaultView(path));
  if (!isDefaultViewPending(path)) run();
  else void queryClient.prefetchQuery({ ...savedViewsQuery, staleTime: staleTimeMs }).then(run);
}
