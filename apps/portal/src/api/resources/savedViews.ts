import type { ProviderSchemas } from '@portal/api-client';
import { toPagePath } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { isExtensionMissing } from '../failures.ts';
import { queryClient } from '../queryClient.ts';
import { providerApi } from '../queryHooks.ts';

export const savedViewsQuery = providerApi.queryOptions('get', '/api/savedview', {});

/** Views of others change rarely. */
const staleTimeMs = 60_000;

/** The views that the user can open, of all pages; refreshed when the window gets the focus, because others change them. */
export const useSavedViews = () =>
  useQuery({
    ...savedViewsQuery,
    staleTime: staleTimeMs,
    retry: (failures, error) => failures < 2 && !isExtensionMissing(error),
    refetchOnWindowFocus: true,
    meta: { isBackground: true },
  });

/** The view that a page opens with for the user, among those loaded already. */
export function findDefaultView(
  path: string,
  views = queryClient.getQueryData<ProviderSchemas['SavedView'][]>(savedViewsQuery.queryKey),
) {
  return views?.find(({ page, isDefault }) => isDefault && toPagePath(page) === toPagePath(path));
}
