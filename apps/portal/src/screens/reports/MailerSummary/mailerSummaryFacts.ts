import { formatDate } from '@portal/domain';
import type { MailerSummaryRow } from '@portal/domain/reports';
import { formatCampaign, type MailerSummaryParams, type ReportFact, getViewLabel } from '@portal/ui/reports';

interface ShownReport {
  shown: MailerSummaryParams;
  /** All rows, including totals: each has campaign and sale dates. */
  rows: readonly MailerSummaryRow[];
  /** Facts about the filters of the table. */
  filterFacts: readonly ReportFact[];
}

/** The parameters of the mailer summary: campaign, allocation, view, sale dates, filters (specification 3 §2). */
export function listMailerSummaryFacts({ shown, rows, filterFacts }: ShownReport): ReportFact[] {
  const { campaignId, allocate, expandedView } = shown;
  const [first] = rows;
  return [
    {
      label: 'Campaign',
      value: formatCampaign({ campaignId: campaignId ?? 0, description: first?.campaignDescription ?? '' }),
    },
    { label: `Nonspecific coupons ${allocate ? 'allocated' : 'not allocated'}`, value: '' },
    { label: 'View', value: getViewLabel(expandedView) },
    ...(first
      ? [{ label: 'Sale', value: `${formatDate(first.saleDateBegin)} to ${formatDate(first.saleDateEnd)}` }]
      : []),
    ...filterFacts,
  ];
}
