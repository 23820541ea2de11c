import { campaignFilterOperators, type CampaignFilter } from '@portal/domain';
import { listTimes } from '../../apps/server/src/benchmarks/load.ts';
import {
  runTimedStatements,
  createBaselineStatements,
  findReportParameters,
  type ReportParameters,
} from '../../apps/server/src/benchmarks/baselineReports.ts';
import { run, sourceOptions } from '../processes.ts';
import { atMost, format, median, percentile, type Row, type Section } from '../sections/section.ts';
import { onPostgres, signedIn, startServer } from '../server/target.ts';
import { ToolError } from '../ToolError.ts';

const defaultRounds = 10;
/** Requests per round; slow ones get fewer. */
const requestsInRound = 20;
const slowMs = 40;
/** Compared with a short statement, session and access check dominate the report, so its ratio has no goal. */
const shortMs = 20;

/** Goals 9 and 10: every list and report on the large demo data. */
export const server: Section = {
  name: 'server',
  how:
    'The running server (session, access, validation, serialization by the contract) with 1,000,000 mailers, 20,000 campaigns, 3,000,000 responses and as many signups. ' +
    'A list is compared with a process with one Fastify route and the same statements, a report with the simplest statement that adds up the same rows; requests alternate over one connection each. ' +
    'A row shows p50 of the server, then p50 and p99 (reports: p50) as multiples of the other side.',
  run: ({ rounds = defaultRounds }) =>
    onPostgres(async ({ databaseUrl }) => {
      const settings = { DATABASE_URL: databaseUrl };
      const seed = ['apps/server/src/commands/seed.ts', '--scale', 'large'];
      const { code, output } = await run(process.execPath, [...sourceOptions, ...seed], settings);
      if (code !== 0) throw new ToolError(`The database could not be seeded:\n${output}`);
      const ours = await startServer(settings);
      const baseline = await startServer(settings, 'apps/server/src/benchmarks/baselineLists.ts');
      try {
        const headers = await signedIn(ours, 'demo.admin');
        const ask = (path: string, body?: object) => (amount: number) =>
          listTimes({ url: new URL(path, ours.address).href, headers, body }, amount);
        const rows: Row[] = [];
        for (const { what, path } of lists) {
          const other = (amount: number) => listTimes({ url: new URL(path, baseline.address).href }, amount);
          const { ms, p50, p99 } = await compare(ask(path), other, rounds);
          const measured = [format(ms, 'ms'), format(p50, '×'), format(p99, '×')].join(', ');
          const isMet = ms <= 150 && p50 <= 1.5 && p99 <= 2;
          rows.push({ what, measured, goal: '≤ 150 ms, 1.5 ×, 2 ×', outcome: isMet ? 'passed' : 'failed' });
        }
        for (const [what, text] of Object.entries(searches)) {
          const times = await ask(`/api/search?text=${encodeURIComponent(text)}`)(3 + rounds * 2);
          rows.push(atMost(`search: ${what}`, median(times.slice(3)), 30, 'ms'));
        }
        const about = await findReportParameters(databaseUrl);
        const statements = createBaselineStatements(about);
        await runTimedStatements(databaseUrl, async (timeOf) => {
          for (const [report, { path, body }] of Object.entries(reportsOf(about))) {
            const other = async () => [await timeOf(statements[report] ?? '')];
            const { ms, p50 } = await compare((_amount) => ask(path, body)(1), other, rounds);
            const isShort = ms / p50 < shortMs;
            rows.push({
              what: `report: ${report}`,
              measured: `${format(ms, 'ms')}, ${format(p50, '×')}`,
              goal: isShort ? '≤ 1000 ms' : '≤ 1000 ms, 1.2 ×',
              outcome: ms <= 1_000 && (isShort || p50 <= 1.2) ? 'passed' : 'failed',
            });
          }
        });
        return [...rows, atMost('memory of the server beside PostgreSQL', ours.memoryMb().now, 200, 'MB')];
      } finally {
        await ours.stop();
        await baseline.stop();
      }
    }),
};

/** What is typed into the palette, with results of several kinds, of one, and with a typo, which is searched for twice. */
const searches = {
  'start of a mailer code': 'AB12',
  'a word that many names contain': 'event',
  'an id': '1118',
  'two words': 'fall event',
  'a name with a typo': 'holidya bakign',
  'nothing like it': 'zzzzqqqq',
};

type Measure = (amount: number) => Promise<number[]>;

async function compare(ours: Measure, other: Measure, rounds: number) {
  // The first requests fill caches.
  const amount = Math.max(...(await ours(3)), ...(await other(3))) > slowMs ? 2 : requestsInRound;
  const times = { ours: [] as number[], other: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(...(await ours(amount)));
    times.other.push(...(await other(amount)));
  }
  const ratio = (share: number) => percentile(times.ours, share) / percentile(times.other, share);
  return { ms: median(times.ours), p50: ratio(50), p99: ratio(99) };
}

type Query = Record<string, string | number>;

const pathOf = (list: string, query: Query) =>
  `${list}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;
const mailers = (what: string, query: Query) => ({
  what: `mailers: ${what}`,
  path: pathOf('/api/mailer', { rowsPerPage: 100, ...query }),
});
const campaigns = (what: string, query: Query) => ({
  what: `campaigns: ${what}`,
  path: pathOf('/api/campaign', { rowsPerPage: 100, ...query }),
});

/** A value for each filter that matches several hundred campaigns, so that pages are full. */
const filterValues: Record<CampaignFilter, string> = {
  descr: 'Winter',
  id: '11000',
  dtBegin: '20240306',
  dtEnd: '20250319',
  mCodeStart: 'FAB',
  mCodeEnd: 'FAB',
  costPer: '0.4',
};

const lists: readonly { what: string; path: string }[] = [
  mailers('first page', {}),
  mailers('middle page', { pageNumber: 5_000 }),
  mailers('last page', { pageNumber: 10_000 }),
  mailers('middle page by code', { pageNumber: 5_000, sortBy: 'Code' }),
  mailers('contains a rare text', { descrContains: 'month 2023' }),
  mailers('contains a text of every ninth mailer', { descrContains: 'quilting' }),
  mailers('contains a text of every fifth, all of them old', { descrContains: 'event 2022' }),
  campaigns('first page', {}),
  campaigns('last page', { pageNumber: 1_000 }),
  ...Object.entries(campaignFilterOperators).flatMap(([filter, operators]) =>
    operators.map((operator) => {
      // The first digits of a day are compared with a year.
      const digits = filter.startsWith('dt') && operator === 'startswith' ? 4 : undefined;
      const value = filterValues[filter as CampaignFilter].slice(0, digits);
      return campaigns(`${filter} ${operator} ${value}`, { [filter]: value, [`${filter}Op`]: operator });
    }),
  ),
];

/** Every report, by the name of its baseline statement. */
function reportsOf({ campaignId, mailerCode, year, month: [fromDate, toDate] }: ReportParameters) {
  const summary = (expandedView: 'Y' | 'N') => ({
    path: '/api/MailSumm/',
    body: { campaignId, mailerCode: '', begin: '', end: '', allocateNonSpecific: 'Y', expandedView },
  });
  const signups = (query: Query) => ({ path: pathOf('/api/SignupStats', query) });
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
  return reports;
}
