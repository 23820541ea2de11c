import { campaignFilterOperators, type CampaignFilter } from '@portal/domain';
import { requestsPerSecond, timesOf, type BenchmarkRequest } from '../../apps/server/src/benchmarks/load.ts';
import {
  onStatements,
  plainStatements,
  reportedRows,
  type ReportedRows,
} from '../../apps/server/src/benchmarks/plainReports.ts';
import { run, sourceOptions } from '../processes.ts';
import { atMost, format, median, percentile, plain, type Row, type Section } from '../sections/section.ts';
import { startServer } from '../server/serverProcess.ts';
import { onPostgres, signedIn } from '../server/target.ts';
import { ToolError } from '../ToolError.ts';

/** Rounds in turns, and requests in each: what is slow gets fewer. */
const defaultRounds = 10;
const requestsInRound = 20;
const slowMs = 40;
/** Beside a shorter statement, session and access weigh more than the report: its ratio has no goal. */
const shortMs = 20;

/** Goals 9 and 10: every list and report on the large demo data. */
export const server: Section = {
  name: 'server',
  title: 'Lists and reports on PostgreSQL with the large demo data',
  how:
    'The running server (session, access, validation, answer by contract) with 1,000,000 mailers, 20,000 campaigns, 3,000,000 responses and as many signups. ' +
    'A list is held against a process with one Fastify route and the same statements, a report against the plainest statement that adds up the same rows; asked in turns over one connection each. ' +
    'A row shows p50 of the server, then p50 and p99 (reports: p50) as multiples of that of the other side.',
  run: ({ rounds = defaultRounds }) =>
    onPostgres(async ({ databaseUrl }) => {
      const settings = { DATABASE_URL: databaseUrl };
      const seed = ['apps/server/src/seed.ts', '--scale', 'large'];
      const { code, output } = await run(process.execPath, [...sourceOptions, ...seed], settings);
      if (code !== 0) throw new ToolError(`The database could not be seeded:\n${output}`);
      const ours = await startServer(settings);
      const naked = await startServer(settings, 'apps/server/src/benchmarks/nakedLists.ts');
      try {
        const headers = await signedIn(ours, 'demo.admin');
        const ask = (path: string, body?: object) => ({
          url: new URL(path, ours.address).href,
          headers,
          body,
        });
        const rows: Row[] = [];
        for (const { what, paths } of lists) {
          const found = [];
          for (const path of paths)
            found.push(await compareLists(ask(path), { url: new URL(path, naked.address).href }, rounds));
          rows.push(...worstOf(what, found));
        }
        rows.push(
          atMost('campaigns that overlap 30 ranges', median(await timesOf(ask(overlaps), 20)), 150, 'ms'),
        );
        const [first = ''] = lists[0]?.paths ?? [];
        const perSecond = [
          await requestsPerSecond(ask(first)),
          await requestsPerSecond({ url: new URL(first, naked.address).href }),
        ];
        rows.push(plain('first pages a second for ten clients', perSecond[0] ?? 0));
        rows.push(plain('the same from the naked route', perSecond[1] ?? 0));
        rows.push(...(await compareReports(ask, databaseUrl, rounds)));
        rows.push(atMost('memory of the server beside PostgreSQL', ours.memoryMb().now, 200, 'MB'));
        return rows;
      } finally {
        await ours.stop();
        await naked.stop();
      }
    }),
};

const pathOf = (list: string, query: Record<string, string | number>) =>
  `${list}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;
const mailers = (query: Record<string, string | number>) => [
  pathOf('/api/mailer', { rowsPerPage: 100, ...query }),
];
const campaigns = (query: Record<string, string | number>) => [
  pathOf('/api/campaign', { rowsPerPage: 100, ...query }),
];

/** A value for each filter that some hundreds of the campaigns have, so that pages are full. */
const filterValues: Record<CampaignFilter, string> = {
  descr: 'Winter',
  id: '11000',
  dtBegin: '20240306',
  dtEnd: '20250319',
  mCodeStart: 'FAB',
  mCodeEnd: 'FAB',
  costPer: '0.4',
};

const lists: readonly { what: string; paths: string[] }[] = [
  { what: 'mailers: first page', paths: mailers({}) },
  { what: 'mailers: middle page', paths: mailers({ pageNumber: 5_000 }) },
  { what: 'mailers: last page', paths: mailers({ pageNumber: 10_000 }) },
  { what: 'mailers: middle page by code', paths: mailers({ pageNumber: 5_000, sortBy: 'Code' }) },
  { what: 'mailers: contains a rare text', paths: mailers({ descrContains: 'month 2023' }) },
  { what: 'mailers: contains a text of every ninth', paths: mailers({ descrContains: 'quilting' }) },
  {
    what: 'mailers: contains a text of every fifth, all old',
    paths: mailers({ descrContains: 'event 2022' }),
  },
  { what: 'campaigns: first page', paths: campaigns({}) },
  { what: 'campaigns: last page', paths: campaigns({ pageNumber: 1_000 }) },
  ...Object.entries(campaignFilterOperators).map(([filter, operators]) => ({
    what: `campaigns: slowest operator of the filter ${filter}`,
    paths: operators.flatMap((operator) => {
      // The first digits of a day are compared with a year.
      const digits = filter.startsWith('dt') && operator === 'startswith' ? 4 : undefined;
      const value = filterValues[filter as CampaignFilter].slice(0, digits);
      return campaigns({ [filter]: value, [`${filter}Op`]: operator });
    }),
  })),
];

const overlaps = pathOf('/api/CampaignClashes', {
  saleBegin: '20250301',
  saleEnd: '20250314',
  ranges: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZABCD'].map((letter) => `FA${letter}AAA-FA${letter}ZZZ`).join(),
});

interface Comparison {
  ms: number;
  p50: number;
  p99: number;
}

async function compareLists(
  ours: BenchmarkRequest,
  naked: BenchmarkRequest,
  rounds: number,
): Promise<Comparison> {
  // The first requests fill caches.
  const first = Math.max(...(await timesOf(ours, 3)), ...(await timesOf(naked, 3)));
  const amount = first > slowMs ? 2 : requestsInRound;
  const times = { ours: [] as number[], naked: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(...(await timesOf(ours, amount)));
    times.naked.push(...(await timesOf(naked, amount)));
  }
  const ratio = (share: number) => percentile(times.ours, share) / percentile(times.naked, share);
  return { ms: median(times.ours), p50: ratio(50), p99: ratio(99) };
}

/** The worst of each figure over several requests. */
function worstOf(what: string, found: readonly Comparison[]): Row[] {
  const [ms, p50, p99] = (['ms', 'p50', 'p99'] as const).map((key) =>
    Math.max(...found.map((each) => each[key])),
  ) as [number, number, number];
  const isMet = ms <= 150 && p50 <= 1.5 && p99 <= 2;
  const measured = [format(ms, 'ms'), format(p50, '×'), format(p99, '×')].join(', ');
  return [{ what, measured, goal: '≤ 150 ms, 1.5 ×, 2 ×', outcome: isMet ? 'passed' : 'failed' }];
}

async function compareReports(
  ask: (path: string, body?: object) => BenchmarkRequest,
  databaseUrl: string,
  rounds: number,
): Promise<Row[]> {
  const about = await reportedRows(databaseUrl);
  const statements = plainStatements(about);
  return onStatements(databaseUrl, async (timeOf) => {
    const rows: Row[] = [];
    for (const { report, path, body } of reportsOf(about)) {
      const statement = statements[report] ?? '';
      const times = { ours: [] as number[], plain: [] as number[] };
      await timesOf(ask(path, body), 1);
      await timeOf(statement);
      for (let round = 0; round < rounds; round += 1) {
        times.ours.push(...(await timesOf(ask(path, body), 1)));
        times.plain.push(await timeOf(statement));
      }
      const [ms, plainMs] = [median(times.ours), median(times.plain)];
      const isShort = plainMs < shortMs;
      rows.push({
        what: `report: ${report}`,
        measured: `${format(ms, 'ms')}, ${format(ms / plainMs, '×')}`,
        goal: isShort ? '≤ 1000 ms' : '≤ 1000 ms, 1.2 ×',
        outcome: ms <= 1_000 && (isShort || ms / plainMs <= 1.2) ? 'passed' : 'failed',
      });
    }
    return rows;
  });
}

/** Every report, named as its plain statement. */
function reportsOf({ campaignId, mailerCode, year, month: [fromDate, toDate] }: ReportedRows) {
  const summary = (expandedView: 'Y' | 'N') => ({
    path: '/api/MailSumm/',
    body: { campaignId, mailerCode: '', begin: '', end: '', allocateNonSpecific: 'Y', expandedView },
  });
  const signups = (query: Record<string, string | number>) => ({ path: pathOf('/api/SignupStats', query) });
  const days = { fromDate, toDate };
  const reports: Record<string, { path: string; body?: object }> = {
    mailerSummary: summary('N'),
    expandedSummary: summary('Y'),
    storesOfCampaign: { path: `/api/MailerDetailsStore2/${campaignId}/T/0/0` },
    storesOfMailer: { path: `/api/MailerDetailsStore/${campaignId}/1/${mailerCode}/N` },
    daysOfCampaign: { path: `/api/MailerDetailsDate2/${campaignId}/T/0/Y` },
    daysOfMailer: { path: `/api/MailerDetailsDate/${campaignId}/1/${mailerCode}/Y` },
    annualSummary: { path: `/api/CampaignSummary?year=${year}` },
    signups: signups(days),
    signupsByDayAndStore: signups({ ...days, dailyBreakdown: 1, storeBreakdown: 1 }),
    signupsByDescription: signups({ ...days, breakdownByDescription: 1 }),
    signupsOfAllDays: signups({}),
    signupsOfAllDaysByDay: signups({ dailyBreakdown: 1 }),
  };
  return Object.entries(reports).map(([report, request]) => ({ report, ...request }));
}
