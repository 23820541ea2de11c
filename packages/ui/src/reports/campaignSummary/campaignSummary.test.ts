import { expect, test } from 'vitest';
import { getColumnText } from '../../tables/Column.ts';
import { toTableCsv } from '../../tables/csvDownload.ts';
import { type IndexedSummaryRow, summaryColumns } from './campaignSummary.ts';

const row: IndexedSummaryRow = {
  index: 0,
  campaignDescription: 'Spring quilting 2025',
  saleDateBegin: '2025-03-06T00:00:00',
  saleDateEnd: '2025-03-19T00:00:00',
  prefMailed: 1000,
  ttlResponses: 50,
  ttlPurchases: 7112,
  ttlPurchaseAmount: 289541.37,
  ttlPurchaseItems: 31288.5,
  ttlCost: -12.5,
};
const textsOf = (own: Partial<IndexedSummaryRow>) =>
  summaryColumns.map((column) => getColumnText(column, { ...row, ...own }));

test('columns are in the specified order', () => {
  expect(summaryColumns.map(({ heading }) => heading)).toEqual([
    'Description',
    'Sale Begin',
    'Sale End',
    'Mailed',
    'Responses',
    '% Resp',
    '# Purchases',
    'Purchase Amt',
    'Items',
    'Cost',
  ]);
});

test('numbers are formatted by their kind', () => {
  expect(textsOf({})).toEqual([
    'Spring quilting 2025',
    '2025-03-06',
    '2025-03-19',
    '1,000',
    '50',
    '5.00%',
    '7,112',
    '$289,541.37',
    '31,288.50',
    '−$12.50',
  ]);
});

test.each([
  { why: 'no responses', own: { ttlResponses: 0 } },
  { why: 'nothing mailed', own: { prefMailed: 0 } },
])('the percentage is blank: $why', ({ own }) => expect(textsOf(own)[5]).toBe(''));

test('a file contains raw numbers and dates without a time', () => {
  expect(toTableCsv(summaryColumns, [row]).split('\r\n')[1]).toBe(
    '"Spring quilting 2025","2025-03-06","2025-03-19",1000,50,5,7112,289541.37,31288.5,-12.5',
  );
});
