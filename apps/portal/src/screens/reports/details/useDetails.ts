import { isApiError } from '@portal/api-client';
import {
  formatCampaignDetailSubtitle,
  type CampaignDetailQuery,
  type MailerDetailQuery,
} from '@portal/domain/reports';
import { type ReportFact, getViewLabel } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { createCampaignQuery, createMailerDescriptionQuery, UNKNOWN_MAILER } from './detailQueries.ts';

/** Code and description of the mailer; only the code until the description is loaded. */
export function useMailerDescription({ mailerCode }: Pick<MailerDetailQuery, 'mailerCode'>): string {
  const { data, error } = useQuery(createMailerDescriptionQuery(mailerCode));
  const isUnknown = isApiError(error) && error.status === 404;
  return `${mailerCode} ${isUnknown ? UNKNOWN_MAILER : (data ?? '')}`.trimEnd();
}

/** The subtitle of the details of a coupon or campaign, without the description until it is loaded. */
export function useCampaignSubtitle({
  couponNumber,
  campaignId,
}: Pick<CampaignDetailQuery, 'couponNumber' | 'campaignId'>): string {
  const { data } = useQuery(createCampaignQuery(campaignId));
  return formatCampaignDetailSubtitle(couponNumber, campaignId, data?.shortDescription ?? '');
}

/** The parameters of the details of a mailer. */
export function listMailerQueryFacts({ campaignId, expandedView }: MailerDetailQuery): ReportFact[] {
  return [{ label: 'Campaign', value: String(campaignId) }, createViewFact(expandedView)];
}

/** The view as a fact of a report. */
export function createViewFact(view: 'Y' | 'N'): ReportFact {
  return { label: 'View', value: getViewLabel(view) };
}
