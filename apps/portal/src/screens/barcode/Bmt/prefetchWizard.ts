import { barcodeApi } from '../../../api/queries.ts';
import { prefetch } from '../../../api/queryClient.ts';

/** The channels of step 1. */
export function createChannelsQuery() {
  return barcodeApi.queryOptions('get', '/Step1');
}

/** Prefetches what the wizard needs first, by the query of its URL: the channels, unless it resumes a job. */
export function prefetchWizard(params: URLSearchParams): void {
  if (params.has('job')) return;
  prefetch({ ...createChannelsQuery(), retry: false });
}
