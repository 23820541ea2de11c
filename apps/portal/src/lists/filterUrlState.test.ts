import { getInitialSearch, type ListFilter, type ListSearch } from '@portal/ui/tables';
import { expect, test } from 'vitest';
import { filterUrlState } from './filterUrlState.ts';

const filters: readonly ListFilter[] = [
  { name: 'descr', label: '', kind: 'text', operator: { name: 'descrOp', choices: ['contains', 'eq'] } },
  { name: 'from', label: '', kind: 'day', operator: { name: 'fromOp', choices: ['eq', 'gte'] } },
  {
    name: 'orderBy',
    label: '',
    kind: 'select',
    options: [
      { value: 'Date', label: '' },
      { value: 'Name', label: '' },
    ],
  },
];
const codec = filterUrlState(filters);
const thisYear = filterUrlState([{ name: 'begin', label: '', kind: 'day', getInitial: () => '2026-01-01' }]);
const empty = getInitialSearch(filters);

test.each([
  { search: empty, page: 1, address: '' },
  { search: { ...empty, descr: 'a&b=c', descrOp: 'eq' }, page: 1, address: 'descr=a%26b%3Dc&descrOp=eq' },
  {
    search: { ...empty, from: '2025-03-01', fromOp: 'gte' },
    page: 3,
    address: 'from=2025-03-01&fromOp=gte&page=3',
  },
  { search: { ...empty, orderBy: 'Name' }, page: 1, address: 'orderBy=Name' },
])('parses and writes "$address"', ({ search, page, address }) => {
  expect(codec.write({ search, page, typed: search }).toString()).toBe(address);
  expect(codec.read(new URLSearchParams(address))).toEqual({ search, page, typed: search });
});

test.each(['descrOp=drop&fromOp=&orderBy=password&page=-1', 'page=1.5&unknown=1'])(
  '%s is ignored',
  (address) => {
    expect(codec.read(new URLSearchParams(address))).toEqual({ search: empty, page: 1, typed: empty });
  },
);

test('an invalid value counts as absent, and is kept for the form', () => {
  const state = codec.read(new URLSearchParams('from=2025-02-30&fromOp=gte&page=1e9999'));
  expect(state).toEqual({
    search: { ...empty, fromOp: 'gte' },
    page: 1,
    typed: { ...empty, from: '2025-02-30', fromOp: 'gte' },
  });
  expect(codec.write({ ...state, page: 2 }).toString()).toBe('from=2025-02-30&fromOp=gte&page=2');
});

test('a number or day that is too long is invalid, not truncated to another one', () => {
  const { read } = filterUrlState([
    { name: 'id', label: '', kind: 'number', maxLength: 10 },
    { name: 'day', label: '', kind: 'day' },
  ]);
  const typed = { id: '99999999999999999', day: '2026-06-012' };
  expect(read(new URLSearchParams(typed))).toEqual({ search: { id: '', day: '' }, page: 1, typed });
});

test('a range that ends before it begins is searched up to its last day', () => {
  const range = filterUrlState([
    {
      name: 'from',
      label: '',
      kind: 'day',
      findConflict: ({ from = '', to = '' }) => (from > to ? 'wrong' : null),
    },
    { name: 'to', label: '', kind: 'day' },
  ]);
  expect(range.read(new URLSearchParams('from=2026-06-10&to=2026-06-01'))).toEqual({
    search: { from: '', to: '2026-06-01' },
    page: 1,
    typed: { from: '2026-06-10', to: '2026-06-01' },
  });
});

test('a filter with a default value is always written, so that a link keeps its meaning', () => {
  const write = (search: ListSearch) => String(thisYear.write({ search, page: 1, typed: search }));
  expect(write({ begin: '2026-01-01' })).toBe('begin=2026-01-01');
  expect(write({ begin: '' })).toBe('begin=');
});

test.each([
  ['', '2026-01-01'],
  ['begin=', ''],
  ['begin=20240501', '2024-05-01'],
  ['begin=2024-02-30', '2026-01-01'],
])('"%s" filters from "%s"', (address, begin) => {
  expect(thisYear.read(new URLSearchParams(address)).search).toEqual({ begin });
});

test('text that is too long is truncated', () => {
  const read = filterUrlState([{ name: 'code', label: '', kind: 'text', maxLength: 8 }]).read;
  expect(read(new URLSearchParams('code=ABCDEFGHI')).search).toEqual({ code: 'ABCDEFGH' });
});

const kinds = filterUrlState([
  { name: 'store', label: '', kind: 'lookup', maxLength: 4 },
  { name: 'daily', label: '', kind: 'flag' },
  { name: 'year', label: '', kind: 'integer', min: 1980, max: 2099, getInitial: () => '2026' },
]);

test.each([
  { address: '', search: { store: '', daily: '0', year: '2026' }, written: 'year=2026' },
  {
    address: 'store=1023&daily=1&year=1999',
    search: { store: '1023', daily: '1', year: '1999' },
    written: 'store=1023&daily=1&year=1999',
  },
  {
    address: 'store=12345&daily=yes&year=1979',
    search: { store: '1234', daily: '0', year: '2026' },
    typed: { store: '1234', daily: '0', year: '1979' },
    written: 'store=1234&year=1979',
  },
])('"$address" parses to $search', ({ address, search, typed = search, written }) => {
  const state = kinds.read(new URLSearchParams(address));
  expect(state).toEqual({ search, page: 1, typed });
  expect(kinds.write(state).toString()).toBe(written);
});
