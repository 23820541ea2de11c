import { expect, test } from 'vitest';
import { compareNaturally } from './naturalOrder.ts';

test.each([
  ['Store 9', 'Store 10'],
  ['ABC', 'abd'],
  ['Élan', 'Elbe'],
  ['a2b', 'a10a'],
])('%s sorts before %s', (first, second) =>
  expect([second, first, second].toSorted(compareNaturally)).toEqual([first, second, second]),
);
