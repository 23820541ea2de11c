import type { ProviderOperations } from '@portal/api-client';
import { AppError } from '../../../errors.ts';
import { dayFilter } from '../dayFilter.ts';
import { sortOrder } from '../sorting.ts';

type MailerQuery = NonNullable<ProviderOperations['listMailers']['parameters']['query']>;

/** Which mailers, in which order. */
export interface MailerSearch {
  /** Upper case, as codes are; empty: any. */
  codePrefix: string;
  /** First day of the sale begin, `YYYY-MM-DD`; null: any. */
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
 * Reads the search of the mailer list. What is not chosen comes as empty text: then the newest sale is first, or the
 * first code.
 * @throws AppError request.invalid for a day, sort key or order that does not exist
 */
export function toMailerSearch(query: MailerQuery): MailerSearch {
  const sortBy = sortKeys[(query.sortBy ?? '').toLowerCase()];
  if (!sortBy) throw new AppError('request.invalid', 'sortBy must be SaleBegin or Code');
  return {
    codePrefix: (query.codeStartsWith ?? '').trim().toUpperCase(),
    saleBeginFrom: dayFilter('saleBeginAfter', query.saleBeginAfter),
    descriptionPart: query.descrContains ?? '',
    sortBy,
    descending: (sortOrder(query.sortOrder) ?? (sortBy === 'saleBegin' ? 'desc' : 'asc')) === 'desc',
  };
}
