import type { CampaignChoice, MailerReportType } from '@portal/domain/reports';
import type { MailerSummaryChoice } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { providerApi } from '../../../api/providerApi.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { campaignOf } from '../details/detailQueries.ts';
import { readMailerSummary } from './mailerSummarySearch.ts';

function campaignListQuery(type: MailerReportType) {
  return providerApi.queryOptions('get', '/api/CampaignList/{type}', { params: { path: { type } } });
}

/** The query of the report; a read-only `POST`. */
export function mailerSummaryQuery({ campaignId, allocate, expandedView }: MailerSummaryChoice) {
  return providerApi.queryOptions('post', '/api/MailSumm/', {
    body: {
      campaignId: campaignId ?? 0,
      mailerCode: '',
      begin: '',
      end: '',
      allocateNonSpecific: allocate ? 'Y' : 'N',
      expandedView,
    },
  });
}

/** Prefetches the data for the query of a URL. */
export function requestMailerSummary(params: URLSearchParams): void {
  const shown = readMailerSummary(params);
  void queryClient.prefetchQuery(campaignListQuery(shown.type));
  if (shown.campaignId !== null) void queryClient.prefetchQuery(mailerSummaryQuery(shown));
}

/**
 * The campaigns of a type, plus the one in the URL, whatever its type (checklist OP-091).
 * @param named id in the URL
 */
export function useCampaignChoices(type: MailerReportType, named: number | null) {
  const list = useQuery(campaignListQuery(type));
  const isMissing =
    named !== null && list.data !== undefined && !list.data.some((each) => each.campaignId === named);
  const campaign = useQuery({ ...campaignOf(named ?? 0), enabled: isMissing });
  const missing: CampaignChoice | null =
    isMissing && campaign.data ? { campaignId: named, description: campaign.data.shortDescription } : null;
  return { list, choices: missing ? [missing, ...(list.data ?? [])] : list.data };
}
