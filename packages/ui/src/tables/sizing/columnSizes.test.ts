import { expect, test } from 'vitest';
import type { Column } from '../Column.ts';
import { isWhole, sizeColumns } from './columnSizes.ts';
import { estimateTextWidth } from './textWidth.ts';

interface Row {
  code: string;
  day: string | null;
  text: string | null;
  amount: number | null;
}

const row = (own: Partial<Row>): Row => ({ code: 'A', day: null, text: null, amount: null, ...own });
const text: Column<Row> = { field: 'text', heading: 'T' };
const options = { padding: 20, headingTools: 0 };
const sizeOf = (column: Column<Row>, rows: readonly Row[], own = {}) =>
  sizeColumns(
    [column, text],
    rows.map((each) => ({ ...each, text: 'x' })),
    { ...options, ...own },
  )[0];
const code: Column<Row> = { field: 'code', heading: 'C', kind: 'code' };
const amount: Column<Row> = {
  field: 'amount',
  heading: 'A',
  kind: 'money',
  format: (value) => (value === null ? '' : `$${value.toFixed(2)}`),
};
const longText = 'one yarn and one cut of fabric '.repeat(10);

test('the longest identifier of the page has room, and takes no more', () => {
  const full = 20 + estimateTextWidth('PARMA-LONG-CODE');
  const rows = [...Array.from({ length: 300 }, () => row({})), row({ code: 'PARMA-LONG-CODE' }), row({})];
  expect(sizeOf(code, rows)).toEqual({ min: full, full, share: 0 });
});

test('no identifier is long enough to take the table for itself', () => {
  expect(sizeOf(code, [row({ code: 'X'.repeat(500) })])).toEqual({ min: 340, full: 340, share: 0 });
});

test.each([
  { amounts: [1, 2_000_000, 3], widest: '$2000000.00' },
  { amounts: [1, -50_000, 3], widest: '$-50000.00' },
])('the widest of $amounts is $widest', ({ amounts, widest }) => {
  const rows = amounts.map((value) => row({ amount: value }));
  expect(sizeOf(amount, rows)?.min).toBe(20 + estimateTextWidth(widest));
});

test('a long text is cut where there is no room, and takes what is left', () => {
  const [, size] = sizeColumns([code, text], [row({ text: longText })], options);
  expect(size).toMatchObject({ min: 124, full: 380 });
  expect(size?.share).toBeGreaterThan(0);
});

test('of a long text in the first column, which names the row, more is shown than of others', () => {
  const [first, second] = sizeColumns([text, { ...text, id: 'other' }], [row({ text: longText })], options);
  expect(first?.min).toBeGreaterThan(second?.min ?? 0);
  expect(first?.min).toBeLessThan(first?.full ?? 0);
});

test('a name without blanks in a heading may break', () => {
  const full = 20 + estimateTextWidth('Provided');
  expect(sizeOf({ ...code, heading: 'DMProvided' }, [row({})])).toMatchObject({ full });
});

test.each([
  { kind: undefined, isProse: true },
  { kind: 'text', isProse: true },
  { kind: 'name', isProse: undefined },
] as const)('a column of kind $kind is prose: $isProse', ({ kind, isProse }) => {
  const [, size] = sizeColumns([code, { ...text, kind }], [row({ text: 'x' })], options);
  expect(size?.isProse).toBe(isProse);
});

test('a heading has room for what sorts or filters, if there is any', () => {
  const widthOf = (own: Pick<Column<Row>, 'sortable' | 'filterable'>) =>
    sizeOf({ ...code, heading: 'Mailer code', ...own }, [row({})], { headingTools: 30 })?.full ?? 0;
  const plain = widthOf({ sortable: false, filterable: false });
  expect([widthOf({}), widthOf({ sortable: false }), widthOf({ filterable: false })]).toEqual(
    [30, 30, 30].map((tools) => plain + tools),
  );
});

test('a short text is not widened before others are in full', () => {
  const [, size] = sizeColumns([code, text], [row({ text: 'yarn and wool' })], options);
  const full = 20 + estimateTextWidth('yarn and wool');
  expect(size).toMatchObject({ min: full, full });
});

test('a column that is empty in the whole page is as wide as its heading in two lines, and takes nothing of what is left', () => {
  const day: Column<Row> = { field: 'day', heading: 'Sent To Jas Date', kind: 'day' };
  const full = 20 + estimateTextWidth('Jas Date');
  const oneLine = 20 + estimateTextWidth('Sent To Jas Date');
  expect(sizeOf(day, [row({})])).toEqual({ min: full, full, oneLine, share: 0 });
  const [, empty] = sizeColumns(
    [text, { id: 'notes', heading: 'Notes', value: () => null }],
    [row({ text: 'x' })],
    options,
  );
  expect(empty?.share).toBe(0);
});

test('without rows, columns are as wide as their headings, and only what is left goes to texts', () => {
  const full = 20 + estimateTextWidth('Mailer');
  const sizes = sizeColumns([{ ...code, heading: 'Mailer' }, text], [], options);
  expect(sizes).toEqual([
    { min: full, full, share: 0 },
    { min: 40, full: 40, share: 2, isProse: true },
  ]);
});

test('without rows, numbers without texts beside them share the width evenly', () => {
  expect(sizeColumns([code, amount], [], options).map(({ share }) => share)).toEqual([1, 1]);
});

test('numbers without texts beside them share the width evenly', () => {
  const shares = sizeColumns([code, amount], [row({ amount: 1 })], options).map(({ share }) => share);
  expect(shares).toEqual([1, 1]);
});

test('a width that a person chose stays, whatever the texts', () => {
  expect(sizeOf(code, [row({ code: longText })], { chosenWidths: { code: 90 } })).toEqual({
    min: 90,
    full: 90,
    share: 0,
  });
});

test('with all widths chosen, the last column takes what is left', () => {
  const chosenWidths = { code: 90, text: 100 };
  const sizes = sizeColumns([code, text], [row({})], { ...options, chosenWidths });
  expect(sizes.map(({ share }) => share)).toEqual([0, 1]);
});

test('headings that sort or filter have room for the arrow', () => {
  const sortable = sizeOf({ ...code, heading: 'Mailer' }, [row({})], { headingTools: 18 });
  const plain = sizeOf({ ...code, heading: 'Mailer', sortable: false, filterable: false }, [row({})], {
    headingTools: 18,
  });
  expect((sortable?.min ?? 0) - (plain?.min ?? 0)).toBe(18);
});

test('an icon, an avatar and a badge beside a text and the indentation of a tree have room', () => {
  const plain = sizeOf(code, [row({ code: 'FF2501' })])?.full ?? 0;
  expect(sizeOf({ ...code, ornament: 22 }, [row({ code: 'FF2501' })])?.full).toBe(plain + 22);
  expect(sizeOf({ ...code, person: () => 'Ada' }, [row({ code: 'FF2501' })])?.full).toBe(plain + 28);
  expect(sizeOf({ ...code, badge: () => 'error' }, [row({ code: 'FF2501' })])?.full).toBe(plain + 30);
  expect(sizeOf(code, [row({ code: 'FF2501' })], { indent: 40 })?.full).toBe(plain + 40);
});

test.each(['code', 'id', 'day', 'integer', 'decimal', 'money', 'percent', 'flag', 'status'] as const)(
  'values of the kind %s are never cut',
  (kind) => expect(isWhole(kind)).toBe(true),
);
test.each(['name', 'text', undefined] as const)('texts of the kind %s may be cut', (kind) =>
  expect(isWhole(kind)).toBe(false),
);
