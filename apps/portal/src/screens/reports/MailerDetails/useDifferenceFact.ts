import type { CampaignDetailQuery, ExpandedView, MailerSummaryRow } from '@portal/domain/reports';
import type { ReportFact } from '@portal/ui/reports';
import { createMailerSummaryQuery } from '../MailerSummary/mailerSummary.ts';
import { createDifferenceFact } from '../shared/differenceFact.ts';
import { useReport } from '../shared/reportQuery.ts';

interface ShownDetails {
  /** The campaign, and the view of the summary that links here. */
  query: Pick<CampaignDetailQuery, 'campaignId' | 'expandedView'>;
  allocated: boolean;
  view: ExpandedView;
  /** The details; `undefined` until loaded. */
  rows: readonly { responses: number }[] | undefined;
  /** The row of the summary that the details belong to. */
  findSummaryRow: (rows: readonly MailerSummaryRow[]) => MailerSummaryRow | undefined;
}

/** Explains responses that differ from those of the row that links here; `null` if there is nothing to explain. */
export function useDifferenceFact(details: ShownDetails): ReportFact | null {
  const { query, allocated, view, rows, findSummaryRow } = details;
  const { campaignId, expandedView } = query;
  const { data: summary } = useReport({
    ...createMailerSummaryQuery({ campaignId, allocate: allocated, expandedView }),
    enabled: allocated || view !== expandedView,
  });
  const summaryRow = Array.isArray(summary) ? findSummaryRow(summary) : undefined;
  if (!summaryRow || !Array.isArray(rows)) return null;
  return createDifferenceFact({
    summaryResponses: summaryRow.ttlResponses,
    summaryView: expandedView,
    allocated,
    responses: rows.reduce((sum, { responses }) => sum + responses, 0),
    view,
  });
}
