import { lists, searches } from '../../apps/server/src/benchmarks/listCalls.ts';
import { listTimes } from '../../apps/server/src/benchmarks/load.ts';
import { createReportCalls, findReportParameters } from '../../apps/server/src/benchmarks/reportCalls.ts';
import { openPostgres } from '../../apps/server/src/db/openPostgres.ts';
import { run, sourceOptions, succeeded } from '../processes.ts';
import { atMost, format, median, percentile, type Row, type Section } from '../sections/section.ts';
import { onPostgres, signedIn, startServer } from '../server/target.ts';

const defaultRounds = 10;
/** Length of a round for each side, and the most requests in it: p99 needs many, and slow ones take long. */
const roundMs = 500;
const requestsInRound = 100;
/** Compared with a short statement, session and access check dominate the report, so its ratio has no goal. */
const shortMs = 20;

/** Goals 9 and 10: every list and report on the large demo data. */
export const server: Section = {
  name: 'server',
  how:
    'The running server (session, access, validation, serialization by the contract) with 1,000,000 mailers, 20,000 campaigns, 3,000,000 responses and as many signups. ' +
    'A list is compared with a process with one Fastify route and the same statements, a report with its own statements alone; requests alternate over one connection each. ' +
    'A row shows p50 of the server, then p50 and p99 (reports: p50) as multiples of the other side.',
  run: ({ rounds = defaultRounds }) =>
    onPostgres(async ({ databaseUrl }) => {
      const settings = { DATABASE_URL: databaseUrl };
      const seed = ['apps/server/src/commands/seed.ts', '--scale', 'large'];
      const seeded = await run(process.execPath, [...sourceOptions, ...seed], settings);
      succeeded(seeded, 'The database could not be seeded:\n');
      const ours = await startServer(settings);
      const baseline = await startServer(settings, 'apps/server/src/benchmarks/baselineLists.ts');
      const database = await openPostgres(databaseUrl, () => {});
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
        await database.runWithoutTimeout(async (db) => {
          for (const [report, { path, body, runStatements }] of Object.entries(createReportCalls(about))) {
            const other = async (amount: number) => {
              const times: number[] = [];
              while (times.length < amount) {
                const startedAt = performance.now();
                await runStatements(db);
                times.push(performance.now() - startedAt);
              }
              return times;
            };
            const { ms, p50 } = await compare(ask(path, body), other, rounds);
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
        await database.close();
        await ours.stop();
        await baseline.stop();
      }
    }),
};

type Measure = (amount: number) => Promise<number[]>;

async function compare(ours: Measure, other: Measure, rounds: number) {
  // The first requests fill caches.
  const slowestMs = Math.max(median(await ours(3)), median(await other(3)));
  const amount = Math.ceil(Math.min(requestsInRound, roundMs / slowestMs));
  const times = { ours: [] as number[], other: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(...(await ours(amount)));
    times.other.push(...(await other(amount)));
  }
  const ratio = (share: number) => percentile(times.ours, share) / percentile(times.other, share);
  return { ms: median(times.ours), p50: ratio(50), p99: ratio(99) };
}
