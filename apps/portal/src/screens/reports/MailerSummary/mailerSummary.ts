import type { CampaignChoice, MailerReportType } from '@portal/domain/reports';
import type { MailerSummaryParams } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { providerApi } from '../../../api/queries.ts';
import { prefetch } from '../../../api/queryClient.ts';
import { createCampaignQuery } from '../MailerDetails/detailQueries.ts';
import { createReportQuery } from '../shared/reportQuery.ts';
import { mailerSummaryInUrl } from './mailerSummaryInUrl.ts';

function createCampaignListQuery(type: MailerReportType) {
  return providerApi.queryOptions('get', '/api/CampaignList/{type}', { params: { path: { type } } });
}

/** The query of the report; a read-only `POST`. */
export function createMailerSummaryQuery({
  campaignId,
  allocate,
  expandedView,
}: Omit<MailerSummaryParams, 'type'>) {
  return createReportQuery(
    providerApi.queryOptions('post', '/api/MailSumm/', {
      body: {
        campaignId: campaignId ?? 0,
        mailerCode: '',
        begin: '',
        end: '',
        allocateNonSpecific: allocate ? 'Y' : 'N',
        expandedView,
      },
    }),
  );
}

/** Prefetches the data for the query of a URL. */
export function prefetchMailerSummary(params: URLSearchParams): void {
  const shown = mailerSummaryInUrl.read(params);
  prefetch(createCampaignListQuery(shown.type));
  if (shown.campaignId !== null) prefetch(createMailerSummaryQuery(shown));
}

/**
 * The campaigns of a type, plus the one in the URL, whatever its type (checklist OP-091).
 * @param urlCampaignId id in the URL
 */
export function useCampaignChoices(type: MailerReportType, urlCampaignId: number | null) {
  const list = useQuery(createCampaignListQuery(type));
  const isMissing =
    urlCampaignId !== null &&
    list.data !== undefined &&
    !list.data.some((each) => each.campaignId === urlCampaignId);
  const campaign = useQuery({
    ...createCampaignQuery({ campaignId: urlCampaignId ?? 0 }),
    enabled: isMissing,
  });
  const missing: CampaignChoice | null =
    isMissing && campaign.data
      ? { campaignId: urlCampaignId, description: campaign.data.shortDescription }
      : null;
  return { list, choices: missing ? [missing, ...(list.data ?? [])] : list.data };
}
