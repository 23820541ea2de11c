import { formatDate } from '@portal/domain';
import type { MailerSummaryRow } from '@portal/domain/reports';
import { campaignText, type MailerSummaryChoice, type ReportFact, viewText } from '@portal/ui/reports';

interface ShownReport {
  shown: MailerSummaryChoice;
  /** All rows, totals too: each names campaign and sale. */
  rows: readonly MailerSummaryRow[];
  /** What the filters of the table leave out. */
  filtered: readonly ReportFact[];
}

/** What the mailer summary was asked for: campaign, allocation, view, sale dates, filters (specification 3 §2). */
export function mailerSummaryFacts({ shown, rows, filtered }: ShownReport): ReportFact[] {
  const { campaignId, allocate, expandedView } = shown;
  const [first] = rows;
  return [
    {
      label: 'Campaign',
      value: campaignText({ campaignId: campaignId ?? 0, description: first?.campaignDescription ?? '' }),
    },
    { label: 'Non-specific coupons', value: allocate ? 'allocated' : 'not allocated' },
    { label: 'View', value: viewText(expandedView) },
    ...(first
      ? [{ label: 'Sale', value: `${formatDate(first.saleDateBegin)} to ${formatDate(first.saleDateEnd)}` }]
      : []),
    ...filtered,
  ];
}
