import {
  type CampaignDetailQuery,
  campaignDetailQuery,
  type DetailQuery,
  type MailerDetailQuery,
  mailerDetailQuery,
} from '@portal/domain/reports';
import { providerApi } from '../../../api/providerApi.ts';
import { queryClient } from '../../../api/queryClient.ts';

/** Description of a mailer with an unknown code (specification 3 §5). */
export const UNKNOWN_MAILER = 'Unknown Mailer Code';

export function storesOfMailer({ campaignId, detailLevel, mailerCode, expandedView }: MailerDetailQuery) {
  return providerApi.queryOptions(
    'get',
    '/api/MailerDetailsStore/{campaignId}/{detailLevel}/{mailerCode}/{expandedView}',
    { params: { path: { campaignId, detailLevel, mailerCode, expandedView } } },
  );
}

export function datesOfMailer({ campaignId, detailLevel, mailerCode, expandedView }: MailerDetailQuery) {
  return providerApi.queryOptions(
    'get',
    '/api/MailerDetailsDate/{campaignId}/{detailLevel}/{mailerCode}/{expandedView}',
    { params: { path: { campaignId, detailLevel, mailerCode, expandedView } } },
  );
}

export function storesOfCampaign({ campaignId, detailLevel, couponNumber, eventClass }: CampaignDetailQuery) {
  return providerApi.queryOptions(
    'get',
    '/api/MailerDetailsStore2/{campaignId}/{detailLevel}/{couponNumber}/{eventClass}',
    { params: { path: { campaignId, detailLevel, couponNumber, eventClass } } },
  );
}

export function datesOfCampaign({
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
export function descriptionOfMailer(mailerCode: string) {
  return providerApi.queryOptions('get', '/api/MailerDetailsStore/{mailerCode}', {
    params: { path: { mailerCode } },
    parseAs: 'text',
  });
}

/** A campaign, for its short description. */
export function campaignOf(id: number) {
  return providerApi.queryOptions('get', '/api/campaign/{id}', { params: { path: { id } } });
}

export const requestMailerDetails = requestOf(mailerDetailQuery, (query) => {
  void queryClient.prefetchQuery(storesOfMailer(query));
  void queryClient.prefetchQuery(descriptionOfMailer(query.mailerCode));
});

export const requestMailerDetailsDate = requestOf(mailerDetailQuery, (query) => {
  void queryClient.prefetchQuery(datesOfMailer(query));
  void queryClient.prefetchQuery(descriptionOfMailer(query.mailerCode));
});

export const requestMailerDetails2 = requestOf(campaignDetailQuery, (query) => {
  void queryClient.prefetchQuery(storesOfCampaign(query));
  void queryClient.prefetchQuery(campaignOf(query.campaignId));
});

export const requestMailerDetailsDate2 = requestOf(campaignDetailQuery, (query) => {
  void queryClient.prefetchQuery(datesOfCampaign(query));
  void queryClient.prefetchQuery(campaignOf(query.campaignId));
});

/** Creates a prefetch function that reads the URL; does nothing when a parameter is missing. */
function requestOf<Query>(
  read: (params: URLSearchParams) => DetailQuery<Query>,
  request: (query: Query) => void,
) {
  return (params: URLSearchParams): void => {
    const asked = read(params);
    if (asked.ok) request(asked.query);
  };
}
