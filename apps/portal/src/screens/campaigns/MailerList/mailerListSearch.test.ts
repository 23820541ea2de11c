import { describe, expect, test } from 'vitest';
import { mailerListSearch, toMailerQuery, type MailerListSearch } from './mailerListSearch.ts';

const read = (query: string) => mailerListSearch.read(new URLSearchParams(query));
const thisYear = `${new Date().getFullYear()}-01-01`;

const first: MailerListSearch = {
  codeStartsWith: '',
  saleBeginAfter: thisYear,
  descriptionContains: '',
  sortBy: '',
  sortOrder: '',
  page: 1,
};

describe('address of the mailer list', () => {
  test('without a query shows the first page of this year', () => {
    expect(read('')).toEqual(first);
  });

  test.each([
    ['saleBeginAfter=2024-05-01', { saleBeginAfter: '2024-05-01' }],
    ['saleBeginAfter=', { saleBeginAfter: '' }],
    ['saleBeginAfter=2024-02-30', {}],
    ['saleBeginAfter=yesterday', {}],
    ['codeStartsWith=ABCDEFGHI', { codeStartsWith: 'ABCDEFGH' }],
    ['sortBy=Code&sortOrder=ASC', { sortBy: 'Code', sortOrder: 'ASC' }],
    ['sortBy=drop table', {}],
    ['page=3', { page: 3 }],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1.5', {}],
    ['page=x', {}],
    ['page=1e999', {}],
  ])('%s is read, or left out when it makes no sense', (query, expected) => {
    expect(read(query)).toEqual({ ...first, ...expected });
  });

  test.each<Partial<MailerListSearch>>([
    {},
    { saleBeginAfter: '' },
    { codeStartsWith: 'A&B', descriptionContains: '50% ä', sortBy: 'SaleBegin', sortOrder: 'DESC', page: 7 },
  ])('%j comes back from the address as it was', (part) => {
    const search = { ...first, ...part };
    expect(mailerListSearch.read(mailerListSearch.write(search))).toEqual(search);
  });
});

test('the API is asked for a compact day and 100 rows', () => {
  expect(toMailerQuery({ ...first, saleBeginAfter: '2024-05-01', page: 2 })).toEqual({
    pageNumber: 2,
    rowsPerPage: 100,
    codeStartsWith: '',
    saleBeginAfter: '20240501',
    descrContains: '',
    sortBy: '',
    sortOrder: '',
  });
});
