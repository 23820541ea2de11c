import type { SignupStat } from '@portal/domain/reports';
import { expect, test } from 'vitest';
import { getColumnText } from '../../tables/Column.ts';
import { createSignupColumns, getSignupRowId } from './signupReport.ts';
import { groupSignupsByDay } from './signupsByDay.ts';

const row: SignupStat = {
  srcSource: 'QUILT25',
  description: 'Quilting event',
  addDate: '2026-06-02T00:00:00',
  store: 1023,
  total: 1840,
  netNew: 912,
  dmProvided: 1210,
  dmNetNew: 604,
  dmCarrRte: 571,
  dmdpv: 566,
  emProvided: 1622,
  emNetNew: 801,
  otMobileNumber: 740,
  mobileNetNew: 388,
};
const figures =
  'Total NetNew DMProvided DMNetNew DMCarrRte DMDPV EMProvided EMNetNew OTMobileNumber MobileNetNew';

test.each([
  { on: [], first: 'Source Description' },
  { on: ['dailyBreakdown'], first: 'Source Description AddDate' },
  { on: ['storeBreakdown'], first: 'Source Description Store' },
  { on: ['dailyBreakdown', 'storeBreakdown'], first: 'Source Description AddDate Store' },
  { on: ['breakdownByDescription'], first: 'Description' },
  {
    on: ['breakdownByDescription', 'dailyBreakdown', 'storeBreakdown'],
    first: 'Description AddDate Store',
  },
])('with $on the first column is $first', ({ on, first }) => {
  const search = Object.fromEntries(on.map((name) => [name, '1']));
  const headings = createSignupColumns(search).map(({ heading }) => heading);
  expect(headings.join(' ')).toBe(`${first} ${figures}`);
});

test('numbers have separators, dates no time, stores no separators', () => {
  const texts = createSignupColumns({ dailyBreakdown: '1', storeBreakdown: '1' }).map((column) =>
    getColumnText(column, row),
  );
  expect(texts.slice(0, 6)).toEqual(['QUILT25', 'Quilting event', '2026-06-02', '1023', '1,840', '912']);
});

test('rows of different days or stores have different IDs', () => {
  const ids = [row, { ...row, addDate: null }, { ...row, store: null }, { ...row, srcSource: null }];
  expect(new Set(ids.map(getSignupRowId)).size).toBe(4);
});

test('a chart has every day from the first to the last, and one series per source', () => {
  const { days, series } = groupSignupsByDay([
    { ...row, addDate: '2026-06-04T00:00:00', total: 5 },
    { ...row, addDate: '2026-06-02T00:00:00', total: 3 },
    { ...row, addDate: '2026-06-02T00:00:00', srcSource: null, description: 'Web', total: 2 },
    { ...row, addDate: '2026-06-02T00:00:00', srcSource: null, description: null, total: 1 },
    { ...row, addDate: null, total: 99 },
  ]);
  expect(days.map(({ day }) => day)).toEqual(['2026-06-02', '2026-06-03', '2026-06-04']);
  expect(series.map(({ label, value }) => [label, ...days.map(value)])).toEqual([
    ['All signups', 6, 0, 5],
    ['QUILT25 Quilting event', 3, 0, 5],
    ['Web', 2, 0, 0],
    ['No description', 1, 0, 0],
  ]);
});

test('a chart has lines for all signups and the six largest sources, whatever their order', () => {
  const rows = [3, 9, 1, 7, 5, 8, 2, 6].map((total) => ({
    ...row,
    srcSource: `S${total}`,
    description: null,
    total,
  }));
  const { days, series, isPart } = groupSignupsByDay(rows);
  expect(isPart).toBe(true);
  expect(groupSignupsByDay(rows.slice(0, 6)).isPart).toBe(false);
  expect(series.map(({ label, value }) => [label, ...days.map(value)])).toEqual([
    ['All signups', 41],
    ...[9, 8, 7, 6, 5, 3].map((total) => [`S${total}`, total]),
  ]);
});

test('a single source is all signups: one line', () =>
  expect(groupSignupsByDay([row]).series.map(({ label }) => label)).toEqual(['QUILT25 Quilting event']));

test.each([
  {
    why: 'of which the sources are a part',
    all: [{ ...row, srcSource: null, total: 5000 }],
    lines: [5000, 2, 1],
  },
  { why: 'that are not known', all: null, lines: [2, 1] },
])('a chart has all signups $why', ({ all, lines }) => {
  const rows = [1, 2].map((total) => ({ ...row, srcSource: `S${total}`, total }));
  const { days, series } = groupSignupsByDay(rows, all);
  expect(series.flatMap(({ value }) => days.map(value))).toEqual(lines);
});

test('a chart without rows has no days', () => expect(groupSignupsByDay([]).days).toEqual([]));
