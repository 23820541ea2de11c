import { signupFilters } from '@portal/ui/reports';
import { clients } from '../../../api/clients.ts';
import { providerApi } from '../../../api/queryHooks.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { createFilteredList } from '../../../lists/filteredList.ts';

/** Converts a flag of the form to the API's format. */
const toBit = (text: string | undefined) => (text === '1' ? 1 : 0);

export const signupList = createFilteredList({
  path: '/api/SignupStats',
  rowsField: 'signupStatsData',
  filters: signupFilters,
  call: ({ dailyBreakdown, storeBreakdown, breakdownByDescription, ...query }, signal) =>
    clients.provider.GET('/api/SignupStats', {
      params: {
        query: {
          ...query,
          dailyBreakdown: toBit(dailyBreakdown),
          storeBreakdown: toBit(storeBreakdown),
          breakdownByDescription: toBit(breakdownByDescription),
        },
      },
      signal,
    }),
});

/** The source codes for the filter. */
export const sourcesQuery = providerApi.queryOptions('get', '/api/SourceCode', {
  params: { query: { skip: 0, take: 0, byDescription: 0 } },
});

/** The stores for the filter. */
export const storesQuery = providerApi.queryOptions('get', '/api/StoreName', {});

/** Prefetches the report for the query of a URL, and the options of its filters. */
export function prefetchSignups(params: URLSearchParams): void {
  signupList.prefetch(params);
  void queryClient.prefetchQuery(sourcesQuery);
  void queryClient.prefetchQuery(storesQuery);
}
