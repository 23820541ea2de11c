import type { ProviderOperations } from '@portal/api-client';
import { parseDayFilter } from '../../lists/parseDayFilter.ts';

type MailerQuery = NonNullable<ProviderOperations['listMailers']['parameters']['query']>;

/** Filters and sort order of the mailer list. */
export interface MailerSearch {
  /** Upper case, like the codes; empty: any. */
  codePrefix: string;
  /** Earliest sale begin, `YYYY-MM-DD`; null: any. */
  saleBeginFrom: string | null;
  /** Empty: any. */
  descriptionPart: string;
  /** Only those that belong to no campaign. */
  hasNoCampaign: boolean;
  sortBy: 'saleBegin' | 'code';
  descending: boolean;
}

/**
 * Parses the query of the mailer list. By default the latest sale comes first; when sorting by code, the lowest code.
 * @throws AppError request.invalid for an invalid day
 */
export function toMailerSearch(query: MailerQuery): MailerSearch {
  const sortBy = query.sortBy === 'Code' ? 'code' : 'saleBegin';
  return {
    codePrefix: (query.codeStartsWith ?? '').trim().toUpperCase(),
    saleBeginFrom: parseDayFilter('saleBeginAfter', query.saleBeginAfter),
    descriptionPart: query.descrContains ?? '',
    hasNoCampaign: query.campaign === 'none',
    sortBy,
    descending: (query.sortOrder || (sortBy === 'saleBegin' ? 'DESC' : 'ASC')) === 'DESC',
  };
}
