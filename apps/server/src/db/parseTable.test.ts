import { expect, test } from 'vitest';
import { parseList, parseTable } from './parseTable.ts';

test('each line of a table is a row, by the names in the first line', () => {
  const rows = parseTable<{ name: string; toolTip: string }>(`
    name     | toolTip
    Home     | What is new
    - Detail |
  `);
  expect(rows).toEqual([
    { name: 'Home', toolTip: 'What is new' },
    { name: '- Detail', toolTip: '' },
  ]);
});

test.each([
  { text: 'JAS, Town Center,\n  MSC', list: ['JAS', 'Town Center', 'MSC'] },
  { text: ' ', list: [] },
])('the list of "$text" is $list', ({ text, list }) => expect(parseList(text)).toEqual(list));
