import { providerApi } from '../../../api/providerApi.ts';
import { queryClient } from '../../../api/queryClient.ts';

/** The customers of every fiscal week by segment, newest week first. */
export const segmentQuery = providerApi.queryOptions('get', '/api/CustomerReports/customersegment', {});

/** Prefetches the report, which has no parameters. */
export function prefetchSegments(): void {
  void queryClient.prefetchQuery(segmentQuery);
}
