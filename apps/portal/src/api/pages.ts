import { useQuery } from '@tanstack/react-query';
import { providerApi } from './providerApi.ts';
import { queryClient } from './queryClient.ts';

/** The flat page list. Loaded once per login and page load; page edits invalidate it, and with it the menu. */
export const pageListQuery = providerApi.queryOptions(
  'get',
  '/api/page',
  {},
  { staleTime: Number.POSITIVE_INFINITY },
);

/** The flat page list, from which menu and access are derived. */
export function usePageRecords() {
  return useQuery(pageListQuery);
}

/** Prefetches the page list. */
export function prefetchPageRecords(): void {
  void queryClient.prefetchQuery(pageListQuery);
}
