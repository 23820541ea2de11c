import { formatCalendarDay } from '@portal/domain';
import { expect, test } from 'vitest';
import { getInitialSearch } from '../../tables/FilterForm/listFilters.ts';
import { summaryFilters, summarySort } from './summaryFilters.ts';

test('inputs have the specified order and names', () => {
  expect(summaryFilters).toMatchObject([
    { label: 'Type', kind: 'select' },
    { label: 'Year', kind: 'integer' },
    { label: 'Sale Begin order', kind: 'select' },
  ]);
});

test('the heading Sale Begin sorts by the filter of its order, newest first', () => {
  const order = summaryFilters.find(({ name }) => name === summarySort.directionFilter);
  expect(order).toHaveProperty('options.0.label', 'Descending');
  expect(order).toHaveProperty('options.1.label', 'Ascending');
  expect(summarySort.keys).toEqual([{ value: '', columnId: 'saleDateBegin', direction: 'desc' }]);
});

test('initially all types of this year are shown, newest sale first', () => {
  const { year, ...asked } = getInitialSearch(summaryFilters);
  expect(asked).toEqual({ type: 'all', sortOrder: 'DESC' });
  expect(Number(year)).toBe(Number(formatCalendarDay(new Date()).slice(0, 4)));
});
