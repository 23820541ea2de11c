import { addStoreNames, type NamedStoreDetailRow } from '@portal/ui/reports';
import type { StoreDetailRow } from '@portal/domain/reports';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { storesQuery } from '../shared/stores.ts';
import type { RowsQuery } from '../shared/TableReport.tsx';

/** Details by store with the names of the stores; without them until they are loaded. */
export function useNamedStores(query: RowsQuery<StoreDetailRow>): RowsQuery<NamedStoreDetailRow> {
  const { data: stores } = useQuery(storesQuery);
  const { data } = query;
  const named = useMemo(() => (Array.isArray(data) ? addStoreNames(data, stores) : data), [data, stores]);
  return { ...query, data: named };
}
