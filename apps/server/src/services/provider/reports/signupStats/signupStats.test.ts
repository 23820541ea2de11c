import type { SignupStat } from '@portal/domain/reports';
import { addDays } from '@portal/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../../../../db/demo-data/random.ts';
import { createReportClient } from '../../../../testing/reports.ts';
import { testServer } from '../../../../testing/testServer.ts';

const server = testServer();
const reports = createReportClient(server);

const codes = [
  { source: 'Alpha', description: 'Quilting' },
  { source: 'beta', description: 'quilting' },
  { source: 'GAMMA', description: 'Quilting' },
  { source: 'delta', description: '' },
  { source: 'EPSILON', description: '' },
  { source: 'zeta', description: 'Yarn' },
];
const stores = [3, 20, 1_000];
const flags = [
  ['netNew', 'net_new'],
  ['dmProvided', 'dm_provided'],
  ['dmNetNew', 'dm_net_new'],
  ['dmCarrRte', 'dm_carrier_route'],
  ['dmdpv', 'dm_dpv'],
  ['emProvided', 'em_provided'],
  ['emNetNew', 'em_net_new'],
  ['otMobileNumber', 'mobile_provided'],
  ['mobileNetNew', 'mobile_net_new'],
] as const;

/** Signups by chance, of ten days. */
const signups = Array.from({ length: 700 }, (_, index) => {
  const random = createRandom(`signups/${index}`);
  const [dm, em, mobile] = [random.chance(0.6), random.chance(0.8), random.chance(0.4)];
  return {
    signup_on: addDays('2025-02-24', random.int(0, 9)),
    source: random.pick(codes).source,
    origin: random.pick(['R', 'C', '.']),
    store: random.chance(0.2) ? null : random.pick(stores),
    net_new: random.chance(0.5),
    dm_provided: dm,
    dm_net_new: dm && random.chance(0.5),
    dm_carrier_route: dm && random.chance(0.9),
    dm_dpv: dm && random.chance(0.8),
    em_provided: em,
    em_net_new: em && random.chance(0.5),
    mobile_provided: mobile,
    mobile_net_new: mobile && random.chance(0.5),
  };
});
type Signup = (typeof signups)[number];

beforeAll(async () => {
  const { db } = server.database;
  await reports.addPages();
  await db.insertInto('source_codes').values(codes).execute();
  await db
    .insertInto('stores')
    .values(stores.map((store) => ({ store, store_name: `Store ${store}` })))
    .execute();
  await db.insertInto('signups').values(signups).execute();
});

interface Page {
  rowCount: number;
  pageNumber: number;
  rowsReturned: number;
  totalPagesAvailable: number;
  signupStatsData: SignupStat[];
  totals?: SignupStat;
}

const ask = (query: Record<string, string | number | undefined>) => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) search.set(key, String(value));
  return reports.read<Page>(`/api/SignupStats?${search}`);
};

const breakdowns = [0, 1].flatMap((byDescription) =>
  [0, 1].flatMap((byDay) => [0, 1].map((byStore) => ({ byDescription, byDay, byStore }))),
);
type Breakdown = (typeof breakdowns)[number];
const buildQuery = ({ byDescription, byDay, byStore }: Breakdown) => ({
  breakdownByDescription: byDescription,
  dailyBreakdown: byDay,
  storeBreakdown: byStore,
});

/** The row of some signups that belong together. */
function toRow(some: readonly Signup[], { byDescription, byDay, byStore }: Breakdown): SignupStat {
  const [first] = some;
  if (!first) throw new Error('no signups');
  const counts = flags.map(([field, column]) => [field, some.filter((signup) => signup[column]).length]);
  return {
    srcSource: byDescription ? null : first.source,
    description: getDescription(first),
    addDate: byDay ? `${first.signup_on}T00:00:00` : null,
    store: byStore ? first.store : null,
    total: some.length,
    ...(Object.fromEntries(counts) as Record<(typeof flags)[number][0], number>),
  };
}

function getDescription({ source }: Signup): string | null {
  return codes.find((code) => code.source === source)?.description || null;
}

/** All rows, found and ordered the slow way. */
function buildExpectedRows(some: readonly Signup[], breakdown: Breakdown): SignupStat[] {
  const groups = new Map<string, Signup[]>();
  for (const signup of some) {
    const key = JSON.stringify([
      breakdown.byDescription ? getDescription(signup) : signup.source,
      breakdown.byDay && signup.signup_on,
      breakdown.byStore && signup.store,
    ]);
    groups.set(key, [...(groups.get(key) ?? []), signup]);
  }
  const rows = [...groups.values()].map((group) => toRow(group, breakdown));
  const last = '\uffff';
  const keys = (row: SignupStat): (string | number)[] => [
    breakdown.byDescription ? (row.description?.toLowerCase() ?? last) : (row.srcSource ?? last),
    row.description ?? last,
    row.addDate ?? last,
    row.store ?? Infinity,
  ];
  return rows.toSorted((a, b) => {
    const [ours, theirs] = [keys(a), keys(b)];
    const index = ours.findIndex((key, place) => key !== theirs[place]);
    return index < 0 ? 0 : (ours[index] ?? 0) < (theirs[index] ?? 0) ? -1 : 1;
  });
}

const filters: { name: string; query: Record<string, string>; holds: (signup: Signup) => boolean }[] = [
  { name: 'nothing', query: {}, holds: () => true },
  {
    name: 'empty values',
    query: { vendor: '', source: '', store: '', fromDate: '', toDate: '' },
    holds: () => true,
  },
  { name: 'an origin', query: { vendor: '.' }, holds: ({ origin }) => origin === '.' },
  { name: 'a source in another case', query: { source: 'ALPHA' }, holds: ({ source }) => source === 'Alpha' },
  { name: 'a store', query: { store: '20' }, holds: ({ store }) => store === 20 },
  { name: 'a store with zeros before it', query: { store: '0020' }, holds: ({ store }) => store === 20 },
  {
    name: 'days',
    query: { fromDate: '20250226', toDate: '20250301' },
    holds: ({ signup_on: day }) => day >= '2025-02-26' && day <= '2025-03-01',
  },
  {
    name: 'one day',
    query: { fromDate: '2025-02-28', toDate: '20250228' },
    holds: ({ signup_on }) => signup_on === '2025-02-28',
  },
  {
    name: 'everything at once',
    query: { vendor: 'R', source: 'zeta', store: '3', fromDate: '20250225' },
    holds: (signup) =>
      signup.origin === 'R' &&
      signup.source === 'zeta' &&
      signup.store === 3 &&
      signup.signup_on >= '2025-02-25',
  },
];

describe.each(filters)('signups by $name', ({ query, holds }) => {
  const some = signups.filter(holds);

  test.each(breakdowns)(
    'summed by $byDescription $byDay $byStore match a row-by-row count',
    async (breakdown) => {
      const page = await ask({ ...query, ...buildQuery(breakdown), rowsPerPage: 500 });
      const rows = buildExpectedRows(some, breakdown);
      expect(page.signupStatsData).toEqual(rows);
      expect(page.rowCount).toBe(rows.length);
      const noBreakdown = { byDescription: 1, byDay: 0, byStore: 0 };
      expect(page.totals).toEqual({ ...toRow(some, noBreakdown), description: null });
      expect(page.signupStatsData.reduce((total, row) => total + row.total, 0)).toBe(some.length);
    },
  );
});

test('net new and provided counts are at most the total', async () => {
  const { signupStatsData: rows } = await ask({ dailyBreakdown: 1, rowsPerPage: 500 });
  for (const row of rows) {
    for (const [field] of flags) expect(row[field]).toBeLessThanOrEqual(row.total);
    expect(Math.max(row.dmNetNew, row.dmCarrRte, row.dmdpv)).toBeLessThanOrEqual(row.dmProvided);
    expect(row.emNetNew).toBeLessThanOrEqual(row.emProvided);
    expect(row.mobileNetNew).toBeLessThanOrEqual(row.otMobileNumber);
  }
});

test.each(breakdowns)(
  'pages of $byDescription $byDay $byStore do not overlap or skip rows',
  async (breakdown) => {
    const rows = buildExpectedRows(signups, breakdown);
    const pages = Math.ceil(rows.length / 7);
    const read: SignupStat[] = [];
    for (let pageNumber = 1; pageNumber <= pages; pageNumber += 1) {
      const page = await ask({ ...buildQuery(breakdown), rowsPerPage: 7, pageNumber });
      const { signupStatsData, totals, ...place } = page;
      expect(totals?.total).toBe(signups.length);
      expect(place).toEqual({
        rowCount: rows.length,
        pageNumber,
        rowsReturned: signupStatsData.length,
        totalPagesAvailable: pages,
      });
      read.push(...signupStatsData);
    }
    expect(read).toEqual(rows);
  },
);

test.each([
  { byDay: 1, byStore: 0 },
  { byDay: 0, byStore: 0 },
])('without sources signups are summed by $byDay $byStore', async ({ byDay, byStore }) => {
  const page = await ask({ ...buildQuery({ byDescription: 0, byDay, byStore }), breakdownBySource: 0 });
  const days = byDay ? [...new Set(signups.map((signup) => signup.signup_on))].toSorted() : [null];
  expect(page.rowCount).toBe(days.length);
  expect(page.signupStatsData.map((row) => [row.srcSource, row.description, row.addDate, row.total])).toEqual(
    days.map((day) => [
      null,
      null,
      day && `${day}T00:00:00`,
      signups.filter((signup) => day === null || signup.signup_on === day).length,
    ]),
  );
  const none = await ask({ dailyBreakdown: byDay, breakdownBySource: 0, fromDate: '20990101' });
  expect(none.signupStatsData).toEqual([]);
});

test('after the last page return the last one', async () => {
  const page = await ask({ rowsPerPage: 4, pageNumber: 1_000_000_000 });
  expect(page).toMatchObject({ pageNumber: 2, rowsReturned: 2, totalPagesAvailable: 2 });
});

test.each([
  { query: { source: 'unknown' }, why: 'an unknown source' },
  { query: { source: '%' }, why: 'wildcards are literal characters' },
  { query: { source: "' or 1=1" }, why: 'SQL is a literal text' },
  { query: { store: '4' }, why: 'an unknown store' },
  { query: { store: '9999999999' }, why: 'a number larger than any store' },
  { query: { store: '-3' }, why: 'an invalid store number' },
  { query: { store: 'x' }, why: 'not a number' },
  { query: { fromDate: '20250305', toDate: '20250301' }, why: 'the first day is after the last' },
  { query: { fromDate: '20990101' }, why: 'no signups yet' },
])('$query finds nothing and returns an empty page: $why', async ({ query }) => {
  expect(await ask(query)).toEqual({
    rowCount: 0,
    pageNumber: 1,
    rowsReturned: 0,
    totalPagesAvailable: expect.any(Number),
    signupStatsData: [],
  });
});

test.each([
  { query: 'fromDate=20250230', message: 'fromDate must be a date in the form YYYYMMDD' },
  { query: 'toDate=tomorrow', message: 'toDate must be a date in the form YYYYMMDD' },
  { query: 'dailyBreakdown=2', message: /dailyBreakdown/ },
  { query: 'storeBreakdown=yes', message: /storeBreakdown/ },
  { query: 'breakdownBySource=2', message: /breakdownBySource/ },
  { query: 'breakdownByDescription=-1', message: /breakdownByDescription/ },
  { query: 'rowsPerPage=501', message: /rowsPerPage/ },
  { query: 'rowsPerPage=0', message: /rowsPerPage/ },
  { query: 'pageNumber=0', message: /pageNumber/ },
  { query: 'vendor=X', message: 'vendor must be one of R, C, E, I, L, M, N, O, .' },
  { query: 'source=123456789', message: /source/ },
  { query: 'store=1&store=2', message: 'store must not be repeated' },
])('$query is rejected', async ({ query, message }) => {
  const response = await reports.get(`/api/SignupStats?${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toMatch(message);
});
