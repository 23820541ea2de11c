import { expect, test } from 'vitest';
import { type Column, getColumnId } from '../Column.ts';
import { moveColumn, orderColumns } from './columnOrder.ts';

type Row = Record<string, string>;

/** Columns from text: `a b c:Group`. */
const columnsOf = (text: string): Column<Row>[] =>
  text.split(' ').map((each) => {
    const [field = '', group] = each.split(':');
    return { field, heading: field, ...(group !== undefined && { group }) };
  });
const idsOf = (columns: readonly Column<Row>[]) => columns.map(getColumnId).join(' ');

test.each([
  ['a b c d', '', 'a b c d', 'no order'],
  ['a b c d', 'd c b', 'a d c b', 'all columns'],
  ['a b c d', 'd b', 'a d c b', 'others stay where they are'],
  ['a b c d', 'c a b', 'a c b d', 'the first column stays'],
  ['a b c d', 'x d y b', 'a d c b', 'unknown columns are ignored'],
  ['a b c d', 'd b d', 'a d c b', 'repeated columns count once'],
  ['a b c d', 'x y', 'a b c d', 'only unknown columns'],
])('columns %s in the order "%s" are %s: %s', (columns, order, expected) =>
  expect(idsOf(orderColumns(columnsOf(columns), order.split(' ')))).toBe(expected),
);

test('without an order the columns are the same array', () => {
  const columns = columnsOf('a b');
  expect(orderColumns(columns, [])).toBe(columns);
});

test.each([
  ['a b c d', 'b', 'd', 'a c d b'],
  ['a b c d', 'd', 'b', 'a d b c'],
  ['a b c d', 'b', 'b', null],
  ['a b c d', 'a', 'c', null],
  ['a b c d', 'c', 'a', null],
  ['a b c d', 'x', 'c', null],
  ['a b c d', 'c', undefined, null],
  ['a b:G c:G d', 'b', 'c', 'a c b d'],
  ['a b:G c:G d', 'c', 'b', 'a c b d'],
  ['a b:G c:G d', 'c', 'd', null],
  ['a b:G c d', 'd', 'b', null],
  ['a b c:G d', 'b', 'd', null],
])('in %s, %s is moved to the place of %s: %s', (columns, id, target, expected) =>
  expect(moveColumn(columnsOf(columns), id, target)?.join(' ') ?? null).toBe(expected),
);
