import type { ProviderOperations } from '@portal/api-client';
import { formatCalendarDay } from '@portal/domain';
import type { MailerReportType } from '@portal/domain/reports';

type SummaryQuery = NonNullable<ProviderOperations['listCampaignSummary']['parameters']['query']>;

/** Filters and direction of the annual summary. */
export interface SummarySearch {
  /** `null`: all types. */
  kind: MailerReportType | null;
  year: number;
  descending: boolean;
}

export function toSummarySearch({ type, year, sortOrder }: SummaryQuery): SummarySearch {
  return {
    kind: !type || type === 'all' ? null : type,
    year: year ?? Number(formatCalendarDay(new Date()).slice(0, 4)),
    descending: sortOrder !== 'ASC',
  };
}
