import { useQuery } from '@tanstack/react-query';
import { providerApi } from './providerApi.ts';
import { queryClient } from './queryClient.ts';

/** The flat page list. Asked for once per login and page load; what edits pages makes it stale, and the menu with it. */
export const pageListQuery = providerApi.queryOptions(
  'get',
  '/api/page',
  {},
  { staleTime: Number.POSITIVE_INFINITY },
);

/** The flat page list, from which menu and access are computed. */
export function usePageRecords() {
  return useQuery(pageListQuery);
}

/** Asks for the page list before anything needs it. */
export function requestPageRecords(): void {
  void queryClient.prefetchQuery(pageListQuery);
}
