import { emptySearch, type ListFilter } from '@portal/ui/tables';
import { expect, test } from 'vitest';
import { filterSearch } from './filterSearch.ts';

const filters: readonly ListFilter[] = [
  { name: 'descr', label: '', kind: 'text', operator: { name: 'descrOp', choices: ['contains', 'eq'] } },
  { name: 'from', label: '', kind: 'day', operator: { name: 'fromOp', choices: ['eq', 'gte'] } },
  {
    name: 'orderBy',
    label: '',
    kind: 'choice',
    options: [
      { value: 'Date', label: '' },
      { value: 'Name', label: '' },
    ],
  },
];
const codec = filterSearch(filters);
const empty = emptySearch(filters);

test.each([
  { search: empty, page: 1, address: '' },
  { search: { ...empty, descr: 'a&b=c', descrOp: 'eq' }, page: 1, address: 'descr=a%26b%3Dc&descrOp=eq' },
  {
    search: { ...empty, from: '2025-03-01', fromOp: 'gte' },
    page: 3,
    address: 'from=2025-03-01&fromOp=gte&page=3',
  },
  { search: { ...empty, orderBy: 'Name' }, page: 1, address: 'orderBy=Name' },
])('$address', ({ search, page, address }) => {
  expect(codec.write({ search, page }).toString()).toBe(address);
  expect(codec.read(new URLSearchParams(address))).toEqual({ search, page });
});

test.each([
  'descrOp=drop&fromOp=&orderBy=password&page=-1',
  'from=2025-02-30&page=1e9999',
  'page=1.5&unknown=1',
])('%s is as if nothing were said', (address) => {
  expect(codec.read(new URLSearchParams(address))).toEqual({ search: empty, page: 1 });
});
