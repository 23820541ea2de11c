import { expect, test } from 'vitest';
import { sortNaturally } from './naturalOrder.ts';

test.each([
  { one: 'Store 9', other: 'Store 10', order: -1, why: 'digits compare as numbers' },
  { one: 'a2b', other: 'a10a', order: -1, why: 'digits within a word, too' },
  { one: 'abd', other: 'ABC', order: 1, why: 'case is ignored' },
  { one: 'a_b', other: 'AB', order: -1, why: 'case is ignored beside other characters' },
  { one: 'Élan', other: 'Elbe', order: -1, why: 'accents are ignored' },
  { one: ' Élan ', other: 'elan', order: 0, why: 'it is the same without space, case and accent' },
  { one: '', other: 'a', order: -1, why: 'nothing comes first' },
])('"$one" and "$other" are in order $order: $why', ({ one, other, order }) => {
  const sort = (...texts: string[]) => sortNaturally(texts, (text) => text);
  expect(sort(one, other)).toEqual(order > 0 ? [other, one] : [one, other]);
  expect(sort(other, one)).toEqual(order < 0 ? [one, other] : [other, one]);
});
