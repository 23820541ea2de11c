import { expect, test } from 'vitest';
import { reviewInUrl } from './reviewInUrl.ts';

const search = { opened: '', dtBegin: '' };
const list = { search, typed: search, page: 1, applicant: null, showsViews: false, showsCounts: false };
const filtered = { opened: 'no', dtBegin: '2026-11-01' };

test.each([
  { query: '', review: list },
  { query: 'page=3', review: { ...list, page: 3 } },
  { query: 'page=2&applicant=1204', review: { ...list, page: 2, applicant: '1204' } },
  { query: 'applicant=-7%3Cb%3E', review: { ...list, applicant: '-7<b>' } },
  {
    query: 'opened=no&dtBegin=2026-11-01&page=2',
    review: { ...list, search: filtered, typed: filtered, page: 2 },
  },
  { query: 'views=1&counts=1', review: { ...list, showsViews: true, showsCounts: true } },
])('"$query" is parsed, and written unchanged', ({ query, review }) => {
  expect(reviewInUrl.read(new URLSearchParams(query))).toEqual(review);
  expect(reviewInUrl.write(review).toString()).toBe(query);
});

test.each(['page=0', 'page=-3', 'page=x', 'page=', 'page=1e9', 'views=0', 'opened=x', 'other=1'])(
  '"%s" is the default list',
  (query) => expect(reviewInUrl.read(new URLSearchParams(query))).toEqual(list),
);

test('an invalid day is for the form only', () => {
  const typed = { opened: '', dtBegin: 'x' };
  expect(reviewInUrl.read(new URLSearchParams('dtBegin=x'))).toEqual({ ...list, typed });
});

test('a page number that is too large is limited to the maximum', () =>
  expect(reviewInUrl.read(new URLSearchParams('page=9999999999')).page).toBe(1_000_000_000));
