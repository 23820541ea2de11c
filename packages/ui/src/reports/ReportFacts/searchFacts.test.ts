import { expect, test } from 'vitest';
import type { ListFilter } from '../../tables/FilterForm/listFilters.ts';
import { formatFactLines } from './facts.ts';
import { createSearchFacts } from './searchFacts.ts';

const filters: readonly ListFilter[] = [
  {
    name: 'vendor',
    label: 'Origins',
    kind: 'select',
    options: [
      { value: '', label: 'All origins' },
      { value: 'R', label: 'R - Respondents' },
    ],
  },
  { name: 'store', label: 'Store', kind: 'lookup' },
  { name: 'fromDate', label: 'From date', kind: 'day' },
  { name: 'daily', label: 'Daily', kind: 'flag', group: 'Breakdown' },
  { name: 'byStore', label: 'Store', kind: 'flag', group: 'Breakdown' },
];
const picks = { store: [{ value: '1023', label: '1023 - Lakewood' }] };

test.each([
  {
    search: { vendor: '', store: '', fromDate: '', daily: '0', byStore: '0' },
    says: 'Origins: All, Store: All, From date: All, No breakdown',
  },
  {
    search: { vendor: 'R', store: '1023', fromDate: '2026-06-01', daily: '1', byStore: '1' },
    says: 'Origins: R - Respondents, Store: 1023 - Lakewood, From date: 2026-06-01, Breakdown: Daily, Store',
  },
  {
    search: { vendor: 'Z', store: '99', fromDate: '2026-06-01', daily: '0', byStore: '1' },
    says: 'Origins: Z, Store: 99, From date: 2026-06-01, Breakdown: Store',
  },
])('$says', ({ search, says }) => {
  const facts = createSearchFacts(filters, search, picks);
  expect(formatFactLines(facts).join(', ')).toBe(says);
});
