import { providerApi } from '../../../api/queries.ts';
import { prefetch } from '../../../api/queryClient.ts';
import { createReportQuery } from '../shared/reportQuery.ts';

/** The customers of every fiscal week by channel, newest week first. */
export const channelQuery = createReportQuery(
  providerApi.queryOptions('get', '/api/CustomerReports/customerchannel', {}),
);

/** The customers of every fiscal week by segment, newest week first. */
export const segmentQuery = createReportQuery(
  providerApi.queryOptions('get', '/api/CustomerReports/customersegment', {}),
);

export const prefetchChannels = () => prefetch(channelQuery);
export const prefetchSegments = () => prefetch(segmentQuery);
