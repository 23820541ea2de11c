import { describe, expect, test } from 'vitest';
import { getListSorting, type ListSort, withListSorting } from './listSort.ts';

const mailers: ListSort = {
  keyFilter: 'sortBy',
  directionFilter: 'sortOrder',
  keys: [
    { value: 'SaleBegin', columnId: 'saleDateBegin', direction: 'desc' },
    { value: 'Code', columnId: 'mailerCode', direction: 'asc' },
  ],
};
const summary: ListSort = {
  directionFilter: 'sortOrder',
  keys: [{ value: '', columnId: 'saleDateBegin', direction: 'desc' }],
};

describe('the headings show the order of the search', () => {
  test.each([
    {
      search: { sortBy: '', sortOrder: '' },
      columnId: 'saleDateBegin',
      direction: 'desc',
      why: 'the default',
    },
    {
      search: { sortBy: 'Code', sortOrder: '' },
      columnId: 'mailerCode',
      direction: 'asc',
      why: 'of the key',
    },
    {
      search: { sortBy: 'Code', sortOrder: 'DESC' },
      columnId: 'mailerCode',
      direction: 'desc',
      why: 'chosen',
    },
    { search: { sortBy: '', sortOrder: 'ASC' }, columnId: 'saleDateBegin', direction: 'asc', why: 'chosen' },
  ])('$search: $why', ({ search, columnId, direction }) =>
    expect(getListSorting(mailers, search)).toEqual([{ columnId, direction }]),
  );

  test('a list with one key has only a direction', () => {
    expect(getListSorting(summary, { sortOrder: 'ASC' })).toEqual([
      { columnId: 'saleDateBegin', direction: 'asc' },
    ]);
  });
});

describe('a heading changes the fields of the order, and no filter', () => {
  const search = { codeStartsWith: 'FF', sortBy: '', sortOrder: '' };
  test('to another key', () =>
    expect(withListSorting(mailers, search, [{ columnId: 'mailerCode', direction: 'asc' }])).toEqual({
      codeStartsWith: 'FF',
      sortBy: 'Code',
      sortOrder: 'ASC',
    }));
  test('of several keys the last, because the server has one', () =>
    expect(
      withListSorting(mailers, search, [
        { columnId: 'saleDateBegin', direction: 'desc' },
        { columnId: 'mailerCode', direction: 'desc' },
      ]),
    ).toMatchObject({ sortBy: 'Code', sortOrder: 'DESC' }));
  test('without a filter for the key, only the direction', () =>
    expect(withListSorting(summary, {}, [{ columnId: 'saleDateBegin', direction: 'asc' }])).toEqual({
      sortOrder: 'ASC',
    }));
  test.each([[[]], [[{ columnId: 'description', direction: 'asc' } as const]]])(
    '%j, which the server cannot sort by, changes nothing',
    (sorting) => expect(withListSorting(mailers, search, sorting)).toBe(search),
  );
});
