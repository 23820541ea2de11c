import {
  addUsers,
  dropTextIndexes,
  liveYear,
  measureCalls,
  type YearEnd,
} from '../../apps/server/src/benchmarks/growth.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { format, median, type Row, type Section } from '../sections/section.ts';
import { logIn, onTarget, signedIn } from '../server/target.ts';

const years = [1, 2, 3, 4, 5];
const firstMeasuredYear = 4;

/** What grows is bounded. `--rounds` is the number of thousands of users. */
export const growth: Section = {
  name: 'growth',
  how:
    'A database gets the rows of five years by the rates in docs/operation.md. After each year, old data is removed as the servers do and the database is vacuumed. ' +
    'After the last two, the text indexes of the audit trail are built (not those for texts of one or two characters) and the running server is measured: p50.',
  run: ({ rounds = 5 }) =>
    onTarget(async ({ server, database, databaseUrl }) => {
      const size = { users: rounds * 1_000, years: years.length };
      const config = readConfig({ DATABASE_URL: databaseUrl });
      await addUsers(database, size);
      const textIndexes = await dropTextIndexes(database);
      const ends: YearEnd[] = [];
      const times: Record<string, number[]>[] = [];
      for (const year of years) {
        const isMeasured = year >= firstMeasuredYear;
        const indexes = isMeasured ? textIndexes : [];
        ends.push(await liveYear(database, config, { ...size, year, textIndexes: indexes }));
        if (!isMeasured) continue;
        const headers = await signedIn(server, 'demo.admin');
        times.push(await measureCalls(server.address, headers, () => logIn(server, 'demo.admin')));
      }
      const ofYears = (what: string, unit: string, toValue: (end: YearEnd) => number, ratio?: number) =>
        toRow(`${what}, ${size.users} users`, { unit, values: ends.map(toValue), ratio });
      return [
        ofYears('database', 'GB', (end) => end.databaseBytes / 1e9, 1.05),
        ofYears('audit trail with its indexes', 'GB', (end) => end.auditBytes / 1e9, 1.05),
        ofYears('audit trail', 'million entries', (end) => end.auditRows / 1e6, 1.05),
        ofYears('removal of old data', 's', (end) => end.removalSeconds),
        ...Object.keys(times[0] ?? {}).map((what) => {
          const most = what.startsWith('audit') ? 50 : Infinity;
          const values = times.map((time) => median(time[what] ?? []));
          return toRow(what, { unit: 'ms', values, ratio: 1.5, most });
        }),
      ];
    }),
};

interface Yearly {
  unit: string;
  values: readonly number[];
  /** How much more the last value may be than the one before. */
  ratio?: number | undefined;
  most?: number;
}

function toRow(what: string, { unit, values, ratio, most = Infinity }: Yearly): Row {
  const measured = `${values.map((value) => format(value)).join(', ')} ${unit}`;
  if (ratio === undefined) return { what, measured, goal: '', outcome: '' };
  const [last = NaN, previous = NaN] = values.toReversed();
  const isMet = last <= previous * ratio && Math.max(...values) <= most;
  const limit = most === Infinity ? '' : `≤ ${most} ${unit}, `;
  return { what, measured, goal: `${limit}last ≤ ${ratio} × previous`, outcome: isMet ? 'passed' : 'failed' };
}
