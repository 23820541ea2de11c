import {
  type CampaignDetailQuery,
  parseCampaignDetailQuery,
  type DetailQuery,
  type MailerDetailQuery,
  parseMailerDetailQuery,
} from '@portal/domain/reports';
import { providerApi } from '../../../api/providerApi.ts';
import { queryClient } from '../../../api/queryClient.ts';

/** Description of a mailer with an unknown code (specification 3 §5). */
export const UNKNOWN_MAILER = 'Unknown Mailer Code';

export function createMailerStoresQuery({
  campaignId,
  detailLevel,
  mailerCode,
  expandedView,
}: MailerDetailQuery) {
  return providerApi.queryOptions(
    'get',
    '/api/MailerDetailsStore/{campaignId}/{detailLevel}/{mailerCode}/{expandedView}',
    { params: { path: { campaignId, detailLevel, mailerCode, expandedView } } },
  );
}

export function createMailerDatesQuery({
  campaignId,
  detailLevel,
  mailerCode,
  expandedView,
}: MailerDetailQuery) {
  return providerApi.queryOptions(
    'get',
    '/api/MailerDetailsDate/{campaignId}/{detailLevel}/{mailerCode}/{expandedView}',
    { params: { path: { campaignId, detailLevel, mailerCode, expandedView } } },
  );
}

export function createCampaignStoresQuery({
  campaignId,
  detailLevel,
  couponNumber,
  eventClass,
}: CampaignDetailQuery) {
  return providerApi.queryOptions(
    'get',
    '/api/MailerDetailsStore2/{campaignId}/{detailLevel}/{couponNumber}/{eventClass}',
    { params: { path: { campaignId, detailLevel, couponNumber, eventClass } } },
  );
}

export function createCampaignDatesQuery({
  campaignId,
  detailLevel,
  couponNumber,
  expandedView,
}: CampaignDetailQuery) {
  return providerApi.queryOptions(
    'get',
    '/api/MailerDetailsDate2/{campaignId}/{detailLevel}/{couponNumber}/{expandedView}',
    { params: { path: { campaignId, detailLevel, couponNumber, expandedView } } },
  );
}

/** The description of a mailer, as plain text. */
export function createMailerDescriptionQuery(mailerCode: string) {
  return providerApi.queryOptions('get', '/api/MailerDetailsStore/{mailerCode}', {
    params: { path: { mailerCode } },
    parseAs: 'text',
  });
}

/** A campaign, for its short description. */
export function createCampaignQuery(id: number) {
  return providerApi.queryOptions('get', '/api/campaign/{id}', { params: { path: { id } } });
}

export const prefetchMailerDetails = createPrefetch(parseMailerDetailQuery, (query) => {
  void queryClient.prefetchQuery(createMailerStoresQuery(query));
  void queryClient.prefetchQuery(createMailerDescriptionQuery(query.mailerCode));
});

export const prefetchMailerDetailsDate = createPrefetch(parseMailerDetailQuery, (query) => {
  void queryClient.prefetchQuery(createMailerDatesQuery(query));
  void queryClient.prefetchQuery(createMailerDescriptionQuery(query.mailerCode));
});

export const prefetchMailerDetails2 = createPrefetch(parseCampaignDetailQuery, (query) => {
  void queryClient.prefetchQuery(createCampaignStoresQuery(query));
  void queryClient.prefetchQuery(createCampaignQuery(query.campaignId));
});

export const prefetchMailerDetailsDate2 = createPrefetch(parseCampaignDetailQuery, (query) => {
  void queryClient.prefetchQuery(createCampaignDatesQuery(query));
  void queryClient.prefetchQuery(createCampaignQuery(query.campaignId));
});

/** Creates a prefetch function that reads the URL; does nothing when a parameter is missing. */
function createPrefetch<Query>(
  read: (params: URLSearchParams) => DetailQuery<Query>,
  request: (query: Query) => void,
) {
  return (params: URLSearchParams): void => {
    const parsed = read(params);
    if (parsed.ok) request(parsed.query);
  };
}
