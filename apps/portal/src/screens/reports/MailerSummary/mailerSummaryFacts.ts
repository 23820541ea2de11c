import { formatDate } from '@portal/domain';
import type { CampaignChoice, MailerSummaryRow } from '@portal/domain/reports';
import { formatCampaign, type MailerSummaryParams, type ReportFact, getViewLabel } from '@portal/ui/reports';

interface ShownReport {
  shown: MailerSummaryParams;
  /** All rows, including totals: each has campaign and sale dates. */
  rows: readonly MailerSummaryRow[];
  /** The campaigns to choose from, for a report without rows. */
  campaigns?: readonly CampaignChoice[] | undefined;
  /** Facts about the filters of the table. */
  filterFacts: readonly ReportFact[];
}

/** The parameters of the mailer summary: campaign, allocation, view, sale dates, filters (specification 3 §2). */
export function listMailerSummaryFacts({ shown, rows, campaigns, filterFacts }: ShownReport): ReportFact[] {
  const { campaignId, allocate, expandedView } = shown;
  const [first] = rows;
  const chosen = campaigns?.find((campaign) => campaign.campaignId === campaignId);
  return [
    {
      label: 'Campaign',
      value: formatCampaign({
        campaignId: campaignId ?? 0,
        description: first?.campaignDescription ?? chosen?.description ?? '',
      }),
    },
    { label: `Nonspecific coupons ${allocate ? 'allocated' : 'not allocated'}`, value: '' },
    { label: 'View', value: getViewLabel(expandedView) },
    ...(first
      ? [{ label: 'Sale', value: `${formatDate(first.saleDateBegin)} to ${formatDate(first.saleDateEnd)}` }]
      : []),
    ...filterFacts,
  ];
}
