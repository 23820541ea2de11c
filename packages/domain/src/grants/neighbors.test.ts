import { describe, expect, test } from 'vitest';
import type { ApplicationListRow } from './application.ts';
import { findNeighbors, adjacentPagesToLoad } from './neighbors.ts';

const pageOf = (...ids: number[]) => ({
  appData: ids.map((applicationId): ApplicationListRow => ({
    applicationId,
    name: '',
    address: null,
    city: null,
    state: null,
    zip: null,
    phone: null,
    dateStamp: '2025-03-02T00:00:00',
  })),
});

describe('the neighbors of an applicant', () => {
  const here = pageOf(30, 29, 28);
  test.each([
    {
      id: 29,
      before: undefined,
      after: undefined,
      found: [
        [30, 2],
        [28, 2],
      ],
      why: 'within the page',
    },
    {
      id: 30,
      before: pageOf(33, 32, 31),
      after: undefined,
      found: [
        [31, 1],
        [29, 2],
      ],
      why: 'first of the page',
    },
    {
      id: 28,
      before: undefined,
      after: pageOf(27),
      found: [
        [29, 2],
        [27, 3],
      ],
      why: 'last of the page',
    },
    {
      id: 30,
      before: undefined,
      after: undefined,
      found: [null, [29, 2]],
      why: 'the previous page is not loaded',
    },
    { id: 28, before: undefined, after: pageOf(), found: [[29, 2], null], why: 'the next page is empty' },
    { id: 5, before: pageOf(32), after: pageOf(27), found: [null, null], why: 'not on this page' },
  ])('$id: $why', ({ id, before, after, found }) => {
    const { previous, next } = findNeighbors(id, 2, { before, current: here, after });
    expect([previous, next].map((each) => each && [each.applicationId, each.page])).toEqual(found);
  });

  test('are unknown before the page is loaded', () =>
    expect(findNeighbors(29, 2, { before: undefined, current: undefined, after: undefined })).toEqual({
      previous: null,
      next: null,
    }));
});

test.each([
  { id: 30, page: 2, totalPages: 3, before: true, after: false },
  { id: 29, page: 2, totalPages: 3, before: false, after: false },
  { id: 28, page: 2, totalPages: 3, before: false, after: true },
  { id: 30, page: 1, totalPages: 3, before: false, after: false },
  { id: 28, page: 3, totalPages: 3, before: false, after: false },
  { id: 5, page: 2, totalPages: 3, before: false, after: false },
])('$id on page $page of $totalPages needs the previous page: $before, the next: $after', (given) => {
  const { id, page, totalPages, before, after } = given;
  expect(adjacentPagesToLoad(id, { page, totalPages, current: pageOf(30, 29, 28) })).toEqual({
    before,
    after,
  });
});

test('an empty page needs no adjacent page', () => {
  const given = { page: 2, totalPages: 3, current: pageOf() };
  expect(adjacentPagesToLoad(28, given)).toEqual({ before: false, after: false });
});
