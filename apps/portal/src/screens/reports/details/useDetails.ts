import { isApiError } from '@portal/api-client';
import {
  campaignDetailSubtitle,
  type CampaignDetailQuery,
  type MailerDetailQuery,
} from '@portal/domain/reports';
import { type ReportFact, viewText } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { campaignOf, descriptionOfMailer, UNKNOWN_MAILER } from './detailQueries.ts';

/** Code and description of the mailer; only the code until the description is loaded. */
export function useMailerText({ mailerCode }: Pick<MailerDetailQuery, 'mailerCode'>): string {
  const { data, error } = useQuery(descriptionOfMailer(mailerCode));
  const isUnknown = isApiError(error) && error.status === 404;
  return `${mailerCode} ${isUnknown ? UNKNOWN_MAILER : (data ?? '')}`.trimEnd();
}

/** The subtitle of the details of a coupon or campaign, without the description until it is loaded. */
export function useCampaignText({
  couponNumber,
  campaignId,
}: Pick<CampaignDetailQuery, 'couponNumber' | 'campaignId'>): string {
  const { data } = useQuery(campaignOf(campaignId));
  return campaignDetailSubtitle(couponNumber, campaignId, data?.shortDescription ?? '');
}

/** The parameters of the details of a mailer. */
export function askedOfMailer({ campaignId, expandedView }: MailerDetailQuery): ReportFact[] {
  return [{ label: 'Campaign', value: String(campaignId) }, viewFact(expandedView)];
}

/** The view as a fact of a report. */
export function viewFact(view: 'Y' | 'N'): ReportFact {
  return { label: 'View', value: viewText(view) };
}
