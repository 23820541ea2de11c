import type { ProviderOperations } from '@portal/api-client';
import { todayText } from '@portal/domain';
import {
  mailerReportTypes,
  summaryTypes,
  toMailerReportType,
  type MailerReportType,
} from '@portal/domain/reports';
import { AppError } from '../../../../errors.ts';
import { sortOrder } from '../../sorting.ts';

type SummaryQuery = NonNullable<ProviderOperations['listCampaignSummary']['parameters']['query']>;

/** Which campaigns the annual summary shows, and in which direction. */
export interface SummarySearch {
  /** `null`: every kind. */
  kind: MailerReportType | null;
  year: number;
  descending: boolean;
}

/**
 * Reads the filters of the annual summary.
 * @throws AppError request.invalid for a type or an order that does not exist
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
    year: year ?? Number(todayText(new Date(), 'UTC').slice(0, 4)),
    descending: sortOrder(order) !== 'asc',
  };
}

/**
 * Reads the type of campaigns to choose from, in any case.
 * @throws AppError request.invalid for one that does not exist
 */
export function toReportType(text: string): MailerReportType {
  const type = toMailerReportType(text);
  if (!type) throw new AppError('request.invalid', `type must be one of ${mailerReportTypes.join(', ')}`);
  return type;
}
