import type { DefaultValue } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { clients } from './clients.ts';
import { mutateList, replaceRow } from './mutations.ts';
import { providerApi } from './providerApi.ts';
import { queryClient } from './queryClient.ts';
import { submitResult } from './submitResult.ts';

const defaultValueListQuery = providerApi.queryOptions('get', '/api/defaultvalue', {});
const { queryKey } = defaultValueListQuery;

/** All default values. */
export function useDefaultValues() {
  return useQuery(defaultValueListQuery);
}

/** Prefetches the default values. */
export function prefetchDefaultValues(): void {
  void queryClient.prefetchQuery(defaultValueListQuery);
}

/** Saves value and help text of a key. */
export const saveDefaultValue = submitResult((value: DefaultValue) =>
  mutateList(
    queryKey,
    async () => (await clients.provider.PUT('/api/defaultvalue', { body: value })).data,
    (rows: DefaultValue[], saved) => replaceRow(rows, saved, 'defaultKey'),
  ),
);
