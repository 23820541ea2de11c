import { providerApi } from '../../../api/providerApi.ts';
import { queryClient } from '../../../api/queryClient.ts';

/** The customers of every fiscal week by channel, newest week first. */
export const channelQuery = providerApi.queryOptions('get', '/api/CustomerReports/customerchannel', {});

/** Prefetches the report, which has no parameters. */
export function prefetchChannels(): void {
  void queryClient.prefetchQuery(channelQuery);
}
