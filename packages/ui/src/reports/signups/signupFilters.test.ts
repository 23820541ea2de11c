import { expect, test } from 'vitest';
import { getInitialSearch, parseSearch, toSearchQuery } from '../../tables/FilterForm/listFilters.ts';
import { signupFilters } from './signupFilters.ts';

test('inputs and breakdowns have the specified order and names', () => {
  expect(signupFilters).toMatchObject([
    { label: 'Origins', kind: 'select' },
    { label: 'Source', kind: 'lookup' },
    { label: 'Store', kind: 'lookup' },
    { label: 'From date', kind: 'day' },
    { label: 'To date', kind: 'day' },
    { label: 'Daily', kind: 'flag', group: 'Breakdown' },
    { label: 'Store', kind: 'flag', group: 'Breakdown' },
    { label: 'Description', kind: 'flag', group: 'Breakdown' },
  ]);
});

test('origins are offered by code and name, after all of them', () => {
  const origins = signupFilters.find(({ kind }) => kind === 'select');
  expect(origins).toHaveProperty('options.0', { value: '', label: 'All' });
  expect(origins).toHaveProperty('options.1', { value: 'R', label: 'R - Respondents' });
  expect(origins).toHaveProperty('options.9', { value: '.', label: '. - Unknown (prior to 11/21/2000)' });
});

test('initially everything is shown without a breakdown', () => {
  const { fromDate, toDate, ...asked } = toSearchQuery(signupFilters, getInitialSearch(signupFilters));
  expect(asked).toEqual({
    vendor: '',
    source: '',
    store: '',
    dailyBreakdown: '0',
    storeBreakdown: '0',
    breakdownByDescription: '0',
  });
  expect(fromDate).toMatch(/^\d{6}01$/);
  expect(toDate?.slice(0, 6)).toBe(fromDate?.slice(0, 6));
});

test('a range that ends before it begins has no message', () => {
  expect(parseSearch(signupFilters, { fromDate: '2026-06-10', toDate: '2026-06-01' }).errors).toEqual({});
});
