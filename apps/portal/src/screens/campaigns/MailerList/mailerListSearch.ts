import { compactDay, DEFAULT_PAGE_SIZE, isDay, startOfYear, todayText } from '@portal/domain';
import type { MailerSearch } from '@portal/ui/campaigns';
import type { SearchCodec } from '../../../app/useSearch.ts';

/** What the address of the mailer list says: the search whose rows are shown, and which page of them. */
export interface MailerListSearch extends MailerSearch {
  /** 1-based. */
  page: number;
}

const sortKeys = ['SaleBegin', 'Code'] as const;
const sortOrders = ['ASC', 'DESC'] as const;

/**
 * The search in the address, under the names of the API. Without a day the list begins with this year; an empty
 * one asks for all. Once something was searched the day is always written, so that a link means the same next year.
 */
export const mailerListSearch: SearchCodec<MailerListSearch> = {
  read(params) {
    const day = params.get('saleBeginAfter');
    const page = Number(params.get('page'));
    return {
      codeStartsWith: (params.get('codeStartsWith') ?? '').slice(0, 8),
      saleBeginAfter: day === '' || (day !== null && isDay(day)) ? day : startOfYear(todayText(new Date())),
      descriptionContains: (params.get('descrContains') ?? '').slice(0, 100),
      sortBy: sortKeys.find((key) => key === params.get('sortBy')) ?? '',
      sortOrder: sortOrders.find((order) => order === params.get('sortOrder')) ?? '',
      page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    };
  },
  write(search) {
    const params = new URLSearchParams({ saleBeginAfter: search.saleBeginAfter });
    if (search.codeStartsWith !== '') params.set('codeStartsWith', search.codeStartsWith);
    if (search.descriptionContains !== '') params.set('descrContains', search.descriptionContains);
    if (search.sortBy !== '') params.set('sortBy', search.sortBy);
    if (search.sortOrder !== '') params.set('sortOrder', search.sortOrder);
    if (search.page !== 1) params.set('page', String(search.page));
    return params;
  },
};

/** The search as the API asks it. */
export function toMailerQuery(search: MailerListSearch) {
  return {
    pageNumber: search.page,
    rowsPerPage: DEFAULT_PAGE_SIZE,
    codeStartsWith: search.codeStartsWith,
    saleBeginAfter: compactDay(search.saleBeginAfter),
    descrContains: search.descriptionContains,
    sortBy: search.sortBy,
    sortOrder: search.sortOrder,
  };
}
