import { expect, test } from 'vitest';
import type { Column } from '../../tables/Column.ts';
import { formatFactLines, createFilterFacts, createReportFacts } from './facts.ts';

const createdAt = Date.UTC(2026, 2, 6, 2, 30);
const view = { label: 'View', value: 'transaction reported once' };

test('a report says what it was asked for, its rows and when it was made', () => {
  expect(formatFactLines(createReportFacts([view], { createdAtMs: createdAt, rowCount: 1850 }))).toEqual([
    'View: transaction reported once',
    'Rows: 1,850',
    'As of: 2026-03-05 21:30',
  ]);
});

test('rows that a filter hides are counted too', () => {
  expect(createReportFacts([], { createdAtMs: createdAt, rowCount: 12, allRowCount: 850 })[0]).toEqual({
    label: 'Rows',
    value: '12 of 850',
  });
});

test('filters are named by the headings of their columns; empty and unknown ones are not', () => {
  const columns: Column<{ store: number; city: string }>[] = [
    { field: 'store', heading: 'Store' },
    { field: 'city', heading: 'City' },
  ];
  expect(createFilterFacts(columns, { city: 'akron', store: '', other: 'x' })).toEqual([
    { label: 'Filtered by', value: 'City contains akron' },
  ]);
  expect(createFilterFacts(columns, {})).toEqual([]);
});
