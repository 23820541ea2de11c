import { barcodeApi } from '../../../api/barcodeApi.ts';
import { queryClient } from '../../../api/queryClient.ts';

/** The channels of step 1. */
export function channelsQuery() {
  return barcodeApi.queryOptions('get', '/Step1');
}

/** Asks for what the wizard needs first, as the query of its address says: the channels, unless it goes on with a job. */
export function requestWizard(params: URLSearchParams): void {
  if (params.has('job')) return;
  void queryClient.prefetchQuery({ ...channelsQuery(), retry: false });
}
