import {
  type CampaignDetailQuery,
  type DetailQuery,
  type MailerDetailQuery,
  parseCampaignDetailQuery,
  parseMailerDetailQuery,
} from '@portal/domain/reports';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { providerApi } from '../../../api/queries.ts';
import { createReportQuery } from '../shared/reportQuery.ts';
import { prefetch } from '../../../api/queryClient.ts';

/** The results of a mailer by store. */
export function createMailerStoresQuery(path: MailerDetailQuery) {
  return createReportQuery(
    providerApi.queryOptions(
      'get',
      '/api/MailerDetailsStore/{campaignId}/{detailLevel}/{mailerCode}/{expandedView}',
      { params: { path } },
    ),
  );
}

/** The results of a mailer by date. */
export function createMailerDatesQuery(path: MailerDetailQuery) {
  return createReportQuery(
    providerApi.queryOptions(
      'get',
      '/api/MailerDetailsDate/{campaignId}/{detailLevel}/{mailerCode}/{expandedView}',
      { params: { path } },
    ),
  );
}

/** The results of a coupon or campaign by store. */
export function createCampaignStoresQuery(path: CampaignDetailQuery) {
  return createReportQuery(
    providerApi.queryOptions(
      'get',
      '/api/MailerDetailsStore2/{campaignId}/{detailLevel}/{couponNumber}/{eventClass}',
      { params: { path } },
    ),
  );
}

/** The results of a coupon or campaign by date. */
export function createCampaignDatesQuery(path: CampaignDetailQuery) {
  return createReportQuery(
    providerApi.queryOptions(
      'get',
      '/api/MailerDetailsDate2/{campaignId}/{detailLevel}/{couponNumber}/{expandedView}',
      { params: { path } },
    ),
  );
}

/** The description of a mailer, as plain text. */
export function createMailerDescriptionQuery({ mailerCode }: Pick<MailerDetailQuery, 'mailerCode'>) {
  return providerApi.queryOptions('get', '/api/MailerDetailsStore/{mailerCode}', {
    params: { path: { mailerCode } },
    parseAs: 'text',
  });
}

/** A campaign, for its short description. */
export function createCampaignQuery({ campaignId }: Pick<CampaignDetailQuery, 'campaignId'>) {
  return providerApi.queryOptions('get', '/api/campaign/{id}', { params: { path: { id: campaignId } } });
}

export const prefetchMailerStores = createPrefetch(
  parseMailerDetailQuery,
  createMailerStoresQuery,
  createMailerDescriptionQuery,
);
export const prefetchMailerDates = createPrefetch(
  parseMailerDetailQuery,
  createMailerDatesQuery,
  createMailerDescriptionQuery,
);
export const prefetchCampaignStores = createPrefetch(
  parseCampaignDetailQuery,
  createCampaignStoresQuery,
  createCampaignQuery,
);
export const prefetchCampaignDates = createPrefetch(
  parseCampaignDetailQuery,
  createCampaignDatesQuery,
  createCampaignQuery,
);

type PrefetchedQuery<Data, Key extends QueryKey> = Pick<
  FetchQueryOptions<Data, Error, Data, Key>,
  'queryKey' | 'queryFn'
>;

/** Creates a function that prefetches a report for the query of a URL; nothing when a parameter is missing. */
function createPrefetch<Query, Rows, RowsKey extends QueryKey, Subject, SubjectKey extends QueryKey>(
  parse: (params: URLSearchParams) => DetailQuery<Query>,
  createRowsQuery: (query: Query) => PrefetchedQuery<Rows, RowsKey>,
  createSubjectQuery: (query: Query) => PrefetchedQuery<Subject, SubjectKey>,
) {
  return (params: URLSearchParams): void => {
    const parsed = parse(params);
    if (!parsed.ok) return;
    prefetch(createRowsQuery(parsed.query));
    prefetch(createSubjectQuery(parsed.query));
  };
}
