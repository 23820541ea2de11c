import { providerApi } from '../../../api/providerApi.ts';
import { queryClient } from '../../../api/queryClient.ts';

/** The customers of every fiscal week by channel, newest week first. */
export const channelQuery = providerApi.queryOptions('get', '/api/CustomerReports/customerchannel', {});

/** Asks for the report; its address asks for nothing. */
export function requestChannels(): void {
  void queryClient.prefetchQuery(channelQuery);
}
