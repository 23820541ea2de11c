import { useQuery } from '@tanstack/react-query';
import { providerApi } from './providerApi.ts';
import { queryClient } from './queryClient.ts';

/** The start pages that can be assigned to users. */
export const startPageListQuery = providerApi.queryOptions('get', '/api/startpage', {});

/** Loads them only when needed. */
export function useStartPages({ isNeeded = true } = {}) {
  return useQuery({ ...startPageListQuery, enabled: isNeeded });
}

/** Prefetches the start pages. */
export function prefetchStartPages(): void {
  void queryClient.prefetchQuery(startPageListQuery);
}
