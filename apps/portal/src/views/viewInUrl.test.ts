import type { Column, ColumnSettings } from '@portal/ui/tables';
import { describe, expect, test } from 'vitest';
import { listDifferences, toColumnSettings, toViewColumns, viewInUrl } from './viewInUrl.ts';

const parse = (query: string) => new URLSearchParams(query);
const asSaved = { view: 12, columns: null, density: null, hasChart: null };
const quantity = { id: 'quantity', isHidden: false, widthPx: 96 };

describe('the URL', () => {
  test.each([
    ['', { view: null, columns: null, density: null, hasChart: null }],
    ['view=12', asSaved],
    ['view=standard', { ...asSaved, view: 'standard' }],
    [
      'columns=quantity%3A96%2C-code&density=compact&chart=0',
      {
        view: null,
        columns: [quantity, { id: 'code', isHidden: true, widthPx: null }],
        density: 'compact',
        hasChart: false,
      },
    ],
    ['columns=&chart=1', { view: null, columns: [], density: null, hasChart: true }],
    [
      'columns=a%7E2Cb%7E3Ac',
      {
        view: null,
        columns: [{ id: 'a,b:c', isHidden: false, widthPx: null }],
        density: null,
        hasChart: null,
      },
    ],
  ] as const)('"%s" is read and written', (query, state) => {
    expect(viewInUrl.read(parse(query))).toEqual(state);
    expect(String(viewInUrl.write(state as never))).toBe(query);
  });

  test.each(['view=0', 'view=-1', 'view=x', 'density=huge', 'chart=yes'])('%s counts as absent', (query) =>
    expect(String(viewInUrl.write(viewInUrl.read(parse(query))))).toBe(''),
  );

  test('widths are limited, and what is no column is left out', () =>
    expect(viewInUrl.read(parse('columns=a:9999,:,b:x,-,c:10')).columns).toEqual([
      { id: 'a', isHidden: false, widthPx: 2000 },
      { id: 'c', isHidden: false, widthPx: 20 },
    ]));
});

describe('columns', () => {
  const columns = ['code', 'quantity', 'name'].map((field): Column<Record<string, string>> => ({
    field,
    heading: field,
  }));

  test('without a choice are those of the table', () =>
    expect(toViewColumns(columns, { hiddenColumns: [], widths: {}, order: ['quantity', 'name'] })).toEqual(
      [],
    ));

  test.each<ColumnSettings>([
    { hiddenColumns: ['name'], widths: {}, order: ['code', 'quantity', 'name'] },
    { hiddenColumns: [], widths: { quantity: 96 }, order: ['code', 'quantity', 'name'] },
    { hiddenColumns: [], widths: {}, order: ['code', 'name', 'quantity'] },
  ])('are saved and restored: %j', (settings) =>
    expect(toColumnSettings(toViewColumns(columns, settings))).toEqual(settings),
  );

  test('of which the table has no more are left out', () =>
    expect(toViewColumns(columns, { hiddenColumns: ['gone'], widths: { gone: 5 }, order: ['gone'] })).toEqual(
      [],
    ));
});

describe('changed parts', () => {
  const saved = { columns: [quantity], density: 'compact', hasChart: true } as const;
  test.each([
    [{ columns: [{ widthPx: 96, id: 'quantity', isHidden: false }] }, { columns: null }],
    [{ columns: [] }, { columns: [] }],
    [{ density: 'compact' }, { density: null }],
    [{ density: 'comfortable' }, { density: 'comfortable' }],
    [{ hasChart: true }, { hasChart: null }],
    [{ hasChart: false }, { hasChart: false }],
  ] as const)('%j are written as %j', (changed, written) =>
    expect(listDifferences(changed as never, { ...saved, columns: [quantity] })).toEqual(written),
  );

  test('of a link are written as they are', () =>
    expect(listDifferences({ columns: [quantity] })).toEqual({ columns: [quantity] }));
});
