import { expect, test } from 'vitest';
import { toggleSorting, type Sorting } from './sorting.ts';

const cityUp = { columnId: 'city', direction: 'asc' } as const;
const cityDown = { columnId: 'city', direction: 'desc' } as const;
const nameUp = { columnId: 'name', direction: 'asc' } as const;

test.each<{ sorting: Sorting; isAdditional: boolean; next: Sorting; why: string }>([
  { sorting: [], isAdditional: false, next: [cityUp], why: 'the first press sorts upwards' },
  { sorting: [cityUp], isAdditional: false, next: [cityDown], why: 'the second turns it round' },
  { sorting: [cityDown], isAdditional: false, next: [cityUp], why: 'and so on' },
  { sorting: [nameUp], isAdditional: false, next: [cityUp], why: 'another column replaces the key' },
  { sorting: [nameUp, cityUp], isAdditional: false, next: [cityUp], why: 'alone it drops the other keys' },
  { sorting: [nameUp], isAdditional: true, next: [nameUp, cityUp], why: 'with Shift it is added' },
  { sorting: [nameUp, cityUp], isAdditional: true, next: [nameUp, cityDown], why: 'then turned round' },
  { sorting: [cityDown, nameUp], isAdditional: true, next: [nameUp], why: 'then taken away' },
  { sorting: [], isAdditional: true, next: [cityUp], why: 'Shift on an unsorted table is a plain press' },
])('$why', ({ sorting, isAdditional, next }) =>
  expect(toggleSorting(sorting, 'city', isAdditional)).toEqual(next),
);
