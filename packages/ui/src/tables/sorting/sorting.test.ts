import { expect, test } from 'vitest';
import { toggleSorting, type Sorting } from './sorting.ts';

const cityUp = { columnId: 'city', direction: 'asc' } as const;
const cityDown = { columnId: 'city', direction: 'desc' } as const;
const nameUp = { columnId: 'name', direction: 'asc' } as const;

test.each<{ sorting: Sorting; isAdditional: boolean; next: Sorting; why: string }>([
  { sorting: [], isAdditional: false, next: [cityUp], why: 'the first click sorts in ascending order' },
  { sorting: [cityUp], isAdditional: false, next: [cityDown], why: 'the second click reverses it' },
  { sorting: [cityDown], isAdditional: false, next: [cityUp], why: 'the third click reverses it again' },
  { sorting: [nameUp], isAdditional: false, next: [cityUp], why: 'another column replaces the key' },
  {
    sorting: [nameUp, cityUp],
    isAdditional: false,
    next: [cityUp],
    why: 'a plain click removes the other keys',
  },
  { sorting: [nameUp], isAdditional: true, next: [nameUp, cityUp], why: 'a Shift click adds a key' },
  {
    sorting: [nameUp, cityUp],
    isAdditional: true,
    next: [nameUp, cityDown],
    why: 'the next one reverses it',
  },
  { sorting: [cityDown, nameUp], isAdditional: true, next: [nameUp], why: 'the next one removes it' },
  {
    sorting: [],
    isAdditional: true,
    next: [cityUp],
    why: 'a Shift click on an unsorted table is a plain click',
  },
])('$why', ({ sorting, isAdditional, next }) =>
  expect(toggleSorting(sorting, 'city', isAdditional)).toEqual(next),
);
