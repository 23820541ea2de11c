import { useQuery } from '@tanstack/react-query';
import { providerApi } from './providerApi.ts';
import { queryClient } from './queryClient.ts';

/** The start pages that can be given to users. */
export const startPageListQuery = providerApi.queryOptions('get', '/api/startpage', {});

/** Asks for them only when they are needed. */
export function useStartPages({ isNeeded = true } = {}) {
  return useQuery({ ...startPageListQuery, enabled: isNeeded });
}

/** Asks for the start pages before a screen needs them. */
export function requestStartPages(): void {
  void queryClient.prefetchQuery(startPageListQuery);
}
