import type { PageRecord } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { prefetch, queryClient } from '../queryClient.ts';
import { providerApi } from '../queries.ts';

/** The flat page list. Loaded once per login and page load; page edits invalidate it, and with it the menu. */
export const pageListQuery = providerApi.queryOptions(
  'get',
  '/api/page',
  {},
  { staleTime: Number.POSITIVE_INFINITY },
);

/** The flat page list, from which menu and access are derived. */
export const usePageRecords = () => useQuery(pageListQuery);

/** The page list as far as it is loaded; the frame loads it. */
export const getPageRecords = () => queryClient.getQueryData<PageRecord[]>(pageListQuery.queryKey) ?? [];

export const prefetchPageRecords = () => prefetch(pageListQuery);
