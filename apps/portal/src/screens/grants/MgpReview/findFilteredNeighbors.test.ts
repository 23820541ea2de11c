import { expect, test } from 'vitest';
import { findFilteredNeighbors } from './findFilteredNeighbors.ts';

const place = { applicationId: 5, pageNum: 1, previousId: 9, nextId: 2 };

test.each([
  { walk: [], place, previous: [9, [9, 5]], next: [2, [5, 2]], why: 'opened from the list' },
  { walk: [8, 7], place, previous: [9, [9, 5]], next: [2, [5, 2]], why: 'opened by its id' },
  { walk: [8, 5], place, previous: [8, [8, 5]], next: [2, [8, 5, 2]], why: 'the last of those shown' },
  {
    walk: [5, 4],
    place,
    previous: [9, [9, 5, 4]],
    next: [4, [5, 4]],
    why: 'back to the first of those shown',
  },
  { walk: [8, 5, 4], place, previous: [8, [8, 5, 4]], next: [4, [8, 5, 4]], why: 'between those shown' },
  {
    walk: [],
    place: { ...place, previousId: null, nextId: null },
    previous: null,
    next: null,
    why: 'alone in the list',
  },
  { walk: [8, 5], place: undefined, previous: [8, [8, 5]], next: null, why: 'the server has not answered' },
])('$why', ({ walk, place: located, previous, next }) => {
  const neighbors = findFilteredNeighbors(5, { page: 3, walk, place: located });
  expect([neighbors.previous, neighbors.next]).toEqual(
    [previous, next].map((each) => each && { applicationId: each[0], page: 3, walk: each[1] }),
  );
});
