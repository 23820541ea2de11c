import { expect, test } from 'vitest';
import type { Column } from '../../tables/Column.ts';
import { formatFactLines, createFilterFacts, createReportFacts } from './facts.ts';

const createdAt = Date.UTC(2026, 2, 6, 2, 30);
const view = { label: 'View', value: 'transaction reported once' };

test('facts contain the parameters, the row count and the creation time', () => {
  expect(formatFactLines(createReportFacts([view], { createdAtMs: createdAt, rowCount: 1850 }))).toEqual([
    'View: transaction reported once',
    'Rows: 1,850',
    'As of: 2026-03-05 21:30 EST',
  ]);
});

test('facts of the result of a report that is loading are pending', () => {
  expect(createReportFacts([view], null)).toMatchObject([
    view,
    { label: 'Rows', value: expect.stringMatching(/\d/), isPending: true },
    { label: 'As of', value: expect.stringMatching(/^\d{4}-/), isPending: true },
  ]);
});

test('the row count includes rows hidden by a filter', () => {
  expect(createReportFacts([], { createdAtMs: createdAt, rowCount: 12, allRowCount: 850 })[0]).toEqual({
    label: 'Rows',
    value: '12 of 850',
  });
});

test('a row count that is not exact says so', () => {
  const result = { createdAtMs: createdAt, rowCount: 100, allRowCount: 10_000, hasMoreRows: true };
  const [rows] = createReportFacts([], result);
  expect(rows).toEqual({ label: 'Rows', value: '100 of more than 10,000' });
  const [same] = createReportFacts([], { ...result, rowCount: 10_000 });
  expect(same?.value).toBe('10,000 of more than 10,000');
});

test('a report says what its rows are', () => {
  const result = { createdAtMs: createdAt, rowCount: 40, rowLabel: 'Mailer codes' };
  expect(createReportFacts([], result)[0]).toEqual({ label: 'Mailer codes', value: '40' });
});

test('filters have the headings of their columns; empty and unknown filters are omitted', () => {
  const columns: Column<{ store: number; city: string }>[] = [
    { field: 'store', heading: 'Store' },
    { field: 'city', heading: 'City' },
  ];
  expect(createFilterFacts(columns, { city: 'akron', store: '', other: 'x' })).toEqual([
    { label: 'Filtered by', value: 'City contains akron' },
  ]);
  expect(createFilterFacts(columns, {})).toEqual([]);
});

test('a comparison is shown as typed; a filter that is not applied is omitted', () => {
  const columns: Column<{ sales: number; cost: number }>[] = [
    { field: 'sales', heading: 'Sales $', kind: 'money' },
    { field: 'cost', heading: 'Cost', kind: 'money' },
  ];
  expect(createFilterFacts(columns, { sales: '>1000', cost: 'abc' })).toEqual([
    { label: 'Filtered by', value: 'Sales $ >1000' },
  ]);
});
