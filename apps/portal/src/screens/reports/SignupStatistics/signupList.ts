import { signupFilters } from '@portal/ui/reports';
import { clients } from '../../../api/clients.ts';
import { providerApi } from '../../../api/queries.ts';
import { prefetch } from '../../../api/queryClient.ts';
import { createFilteredList } from '../../../lists/filteredList.ts';
import { readDataTime } from '../shared/reportQuery.ts';
import { storesQuery } from '../shared/stores.ts';

/** Converts a flag of the form to the API's format. */
const toBit = (text: string | undefined) => (text === '1' ? 1 : 0);

/** The signups by source, or by description when they are broken down by it, with their totals. */
export const signupList = createSignupList();

/** All signups by the other breakdowns; a provider without this extension returns them by source. */
export const allSignupList = createSignupList({ breakdownBySource: 0 });

function createSignupList(extension: { breakdownBySource?: 0 } = {}) {
  return createFilteredList({
    path: '/api/SignupStats',
    rowsField: 'signupStatsData',
    filters: signupFilters,
    call: async ({ dailyBreakdown, storeBreakdown, breakdownByDescription, ...query }, signal) => {
      const { data, response } = await clients.provider.GET('/api/SignupStats', {
        params: {
          query: {
            ...query,
            dailyBreakdown: toBit(dailyBreakdown),
            storeBreakdown: toBit(storeBreakdown),
            breakdownByDescription: toBit(breakdownByDescription),
            ...extension,
          },
        },
        signal,
      });
      const description = breakdownByDescription === '1' ? 'Total' : null;
      return {
        data: data && {
          ...data,
          receivedAt: readDataTime(response),
          ...(data.totals && { totals: { ...data.totals, srcSource: 'Total', description } }),
        },
      };
    },
  });
}

/** The source codes for the filter. */
export const sourcesQuery = providerApi.queryOptions('get', '/api/SourceCode', {
  params: { query: { skip: 0, take: 0, byDescription: 0 } },
});

/** Prefetches the report for the query of a URL, and the options of its filters. */
export function prefetchSignups(params: URLSearchParams): void {
  signupList.prefetch(params);
  prefetch(sourcesQuery);
  prefetch(storesQuery);
}
