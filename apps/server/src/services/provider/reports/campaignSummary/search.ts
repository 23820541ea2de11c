import type { ProviderOperations } from '@portal/api-client';
import { formatCalendarDay } from '@portal/domain';
import {
  mailerReportTypes,
  summaryTypes,
  toMailerReportType,
  type MailerReportType,
} from '@portal/domain/reports';
import { AppError } from '../../../../errors.ts';
import { parseSortOrder } from '../../../lists/sorting.ts';

type SummaryQuery = NonNullable<ProviderOperations['listCampaignSummary']['parameters']['query']>;

/** Filters and direction of the annual summary. */
export interface SummarySearch {
  /** `null`: all types. */
  kind: MailerReportType | null;
  year: number;
  descending: boolean;
}

/**
 * Parses the filters of the annual summary.
 * @throws AppError request.invalid for an unknown type or order
 */
export function toSummarySearch({ type = '', year, sortOrder: order }: SummaryQuery): SummarySearch {
  const chosen = type.toLowerCase() || 'all';
  const known = summaryTypes.find(({ value }) => value === chosen);
  if (!known) {
    const values = summaryTypes.map(({ value }) => value).join(', ');
    throw new AppError('request.invalid', `type must be one of ${values}`);
  }
  return {
    kind: known.value === 'all' ? null : known.value,
    year: year ?? Number(formatCalendarDay(new Date()).slice(0, 4)),
    descending: parseSortOrder(order) !== 'asc',
  };
}

/**
 * Parses a campaign type, ignoring case.
 * @throws AppError request.invalid for an unknown type
 */
export function toReportType(text: string): MailerReportType {
  const type = toMailerReportType(text);
  if (!type) throw new AppError('request.invalid', `type must be one of ${mailerReportTypes.join(', ')}`);
  return type;
}
