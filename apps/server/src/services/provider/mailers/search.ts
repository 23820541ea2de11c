import type { ProviderOperations } from '@portal/api-client';
import { AppError } from '../../../errors.ts';
import { parseDayFilter } from '../../lists/parseDayFilter.ts';
import { parseSortOrder } from '../../lists/sorting.ts';

type MailerQuery = NonNullable<ProviderOperations['listMailers']['parameters']['query']>;

/** Filters and sort order of the mailer list. */
export interface MailerSearch {
  /** Upper case, like the codes; empty: any. */
  codePrefix: string;
  /** Earliest sale begin, `YYYY-MM-DD`; null: any. */
  saleBeginFrom: string | null;
  /** Empty: any. */
  descriptionPart: string;
  sortBy: 'saleBegin' | 'code';
  descending: boolean;
}

const sortKeys: Record<string, MailerSearch['sortBy']> = {
  '': 'saleBegin',
  salebegin: 'saleBegin',
  code: 'code',
};

/**
 * Parses the query of the mailer list. By default the latest sale comes first; when sorting by code, the lowest code.
 * @throws AppError request.invalid for an invalid day, or an unknown sort key or order
 */
export function toMailerSearch(query: MailerQuery): MailerSearch {
  const sortBy = sortKeys[(query.sortBy ?? '').toLowerCase()];
  if (!sortBy) throw new AppError('request.invalid', 'sortBy must be SaleBegin or Code');
  return {
    codePrefix: (query.codeStartsWith ?? '').trim().toUpperCase(),
    saleBeginFrom: parseDayFilter('saleBeginAfter', query.saleBeginAfter),
    descriptionPart: query.descrContains ?? '',
    sortBy,
    descending: (parseSortOrder(query.sortOrder) ?? (sortBy === 'saleBegin' ? 'desc' : 'asc')) === 'desc',
  };
}
