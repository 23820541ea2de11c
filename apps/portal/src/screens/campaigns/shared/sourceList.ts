import type { ProviderSchemas } from '@portal/api-client';
import type { SourceCodeValues } from '@portal/domain';
import type { ListFilter } from '@portal/ui/tables';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clients } from '../../../api/clients.ts';
import { providerApi } from '../../../api/queries.ts';
import { prefetch, queryClient } from '../../../api/queryClient.ts';
import { submitVersion } from '../../../api/saveVersion.ts';
import { submitResult } from '../../../api/submitResult.ts';
import { mutate } from '../../../api/mutations.ts';
import { type FilteredListState, filterUrlState } from '../../../lists/filterUrlState.ts';

/** The list has an order but no filters. */
export const sourceListFilters: readonly ListFilter[] = [
  {
    name: 'byDescription',
    label: 'Order',
    kind: 'select',
    options: [
      { value: '0', label: 'Source Code' },
      { value: '1', label: 'Description' },
    ],
  },
];

/** The order of the list, stored in the URL. */
export const sourceListSearch = filterUrlState(sourceListFilters);

function createSourceListQuery({ search }: Pick<FilteredListState, 'search'>) {
  const byDescription = search.byDescription === '1' ? 1 : 0;
  const query = { skip: 0, take: 0, byDescription } as const;
  return providerApi.queryOptions(
    'get',
    '/api/SourceCode',
    { params: { query } },
    { placeholderData: keepPreviousData },
  );
}

/** All source codes; the previous order stays visible until the next is loaded. */
export function useSourceList(shown: FilteredListState) {
  return useQuery(createSourceListQuery(shown));
}

/** Prefetches the source codes for the query of a URL. */
export function prefetchSourceCodes(params: URLSearchParams): void {
  prefetch(createSourceListQuery(sourceListSearch.read(params)));
}

/** A source code with its version. */
export type StoredSource = ProviderSchemas['SourceCode'];

const sourceListKeys = [['get', '/api/SourceCode']];

/** Adds a source code. */
export const addSource = submitResult((body: SourceCodeValues) =>
  mutate(sourceListKeys, async () => clients.provider.POST('/api/sourcecode', { body })),
);

/** Updates description and additional info of a source code, unless someone else has saved a newer version. */
export function updateSource(
  loaded: StoredSource,
  { source, description, additionalInfo }: SourceCodeValues,
) {
  const body = { source, description, additionalInfo };
  return submitVersion<StoredSource>(
    'source code',
    loaded,
    (header) =>
      mutate(
        sourceListKeys,
        async () => (await clients.provider.PUT('/api/sourcecode', { body, params: { header } })).data,
      ),
    async () => {
      const rows = await queryClient.fetchQuery({ ...createSourceListQuery({ search: {} }), staleTime: 0 });
      return rows.find((row) => row.source === source);
    },
  );
}
