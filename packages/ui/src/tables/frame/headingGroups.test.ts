import { expect, test } from 'vitest';
import type { Column } from '../Column.ts';
import { createHeadingGroups } from './headingGroups.ts';

type Row = Record<'a' | 'b' | 'c' | 'd' | 'e', number>;

const columnsOf = (groups: Partial<Record<keyof Row, string>>): Column<Row>[] =>
  (['a', 'b', 'c', 'd', 'e'] as const).map((field) => ({ field, heading: field, group: groups[field] }));

test.each([
  { why: 'no group', groups: {}, spans: [] },
  { why: 'adjacent columns share one', groups: { b: 'X', c: 'X', d: 'Y' }, spans: [1, 2, 1, 1] },
  { why: 'the first column has none', groups: { a: 'X', b: 'X' }, spans: [1, 1, 3] },
  { why: 'the same name elsewhere is a separate group', groups: { b: 'X', d: 'X' }, spans: [1, 1, 1, 1, 1] },
])('$why', ({ groups, spans }) =>
  expect(createHeadingGroups(columnsOf(groups)).map(({ span }) => span)).toEqual(spans),
);
