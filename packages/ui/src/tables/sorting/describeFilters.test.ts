import { expect, test } from 'vitest';
import type { ValueKind } from '../Column.ts';
import { describeFilters } from './describeFilters.ts';

test.each<[filterText: string, kind: ValueKind | undefined, words: string[]]>([
  ['parma', undefined, ['Cost contains parma']],
  ['1,5', 'decimal', ['Cost contains 1,5']],
  ['>1,5', 'decimal', ['Cost >1,5']],
  ['>x', 'decimal', []],
  ['', 'decimal', []],
])('%s in a column of kind %s is described as %j', (filterText, kind, words) => {
  const columns = [
    { id: 'name', heading: 'Name', value: () => null },
    { id: 'cost', heading: 'Cost', kind, value: () => null },
  ];
  const described = describeFilters(columns, { cost: filterText, unknown: 'x' }, ',');
  expect(described).toEqual(words.map((text) => ({ id: 'cost', text })));
});
