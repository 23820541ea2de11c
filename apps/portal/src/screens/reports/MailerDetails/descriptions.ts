import { isApiError } from '@portal/api-client';
import {
  type CampaignDetailQuery,
  formatCampaignDetailSubtitle,
  formatMailerDetailSubtitle,
  type MailerDetailQuery,
} from '@portal/domain/reports';
import { type AsyncState, getShownData } from '@portal/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { asyncState } from '../../../api/asyncState.ts';
import type { Description } from '../shared/TableReport.tsx';
import { createCampaignQuery, createMailerDescriptionQuery } from './detailQueries.ts';

/** Code and description of the mailer. */
export function useMailerDescription({ mailerCode }: MailerDetailQuery): Description {
  const query = useQuery(createMailerDescriptionQuery({ mailerCode }));
  const isUnknown = isApiError(query.error) && query.error.status === 404;
  return toDescription<string | null>(
    isUnknown ? { status: 'ready', data: null, refreshing: false } : asyncState(query, query.data),
    (description) => formatMailerDetailSubtitle(mailerCode, description),
  );
}

/** The subtitle of the details of a coupon or campaign. */
export function useCampaignSubtitle({ couponNumber, campaignId }: CampaignDetailQuery): Description {
  const query = useQuery(createCampaignQuery({ campaignId }));
  return toDescription(asyncState(query, query.data && (query.data.shortDescription ?? '')), (description) =>
    formatCampaignDetailSubtitle(couponNumber, campaignId, description),
  );
}

/** The subject is named without its description until that is loaded. */
function toDescription<Text>(
  state: AsyncState<Text>,
  format: (description: Text | string) => string,
): Description {
  const missing = state.status === 'failed' ? 'Description unavailable' : '';
  const loaded = getShownData(state);
  return { text: format(loaded === undefined ? missing : loaded), state };
}
