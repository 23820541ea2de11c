import { formatNumber } from '@portal/domain';
import type { ExpandedView } from '@portal/domain/reports';
import { getViewLabel, type ReportFact } from '@portal/ui/reports';

interface Difference {
  /** Responses in the row of the mailer summary. */
  summaryResponses: number;
  summaryView: ExpandedView;
  /** Whether the row has a share of the nonspecific coupons. */
  allocated: boolean;
  /** Responses in its details. */
  responses: number;
  view: ExpandedView;
}

/**
 * Why details have other responses than their row of the mailer summary; `null` if they have the same, or only the time
 * differs.
 */
export function createDifferenceFact(difference: Difference): ReportFact | null {
  const { summaryResponses, summaryView, allocated, responses, view } = difference;
  const missing = summaryResponses - responses;
  if (missing === 0 || (view === summaryView && !allocated)) return null;
  const more = `${formatNumber(Math.abs(missing))} ${missing > 0 ? 'more' : 'fewer'}`;
  const reason =
    view === summaryView
      ? 'allocated from nonspecific coupons'
      : `in the view “${getViewLabel(summaryView)}”`;
  return {
    label: 'Mailer Summary',
    value: `${formatNumber(summaryResponses)} responses, ${more} than here: ${reason}`,
  };
}
