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
      const flat = (what: string, unit: string, values: readonly number[]) => {
        const [last = NaN, previous = NaN] = values.toReversed();
        return toRow(`${what}, ${size.users} users`, {
          unit,
          values,
          goal: flatGoal,
          isMet: last <= previous * 1.05,
        });
      };
      return [
        flat(
          'database',
          'GB',
          ends.map((end) => end.databaseBytes / 1e9),
        ),
        flat(
          'audit trail with its indexes',
          'GB',
          ends.map((end) => end.auditBytes / 1e9),
        ),
        flat(
          'audit trail',
          'million entries',
          ends.map((end) => end.auditRows / 1e6),
        ),
        toRow('removal of old data', { unit: 's', values: ends.map((end) => end.removalSeconds) }),
        ...Object.keys(times[0] ?? {}).map((what) => {
          const values = times.map((time) => median(time[what] ?? []));
          return toRow(what, {
            unit: 'ms',
            values,
            goal: `≤ ${mostMs} ms`,
            isMet: Math.max(...values) <= mostMs,
          });
        }),
      ];
    }),
};

const flatGoal = 'last ≤ 1.05 × previous';
const mostMs = 50;

interface Yearly {
  unit: string;
  values: readonly number[];
  goal?: string;
  isMet?: boolean;
}

function toRow(what: string, { unit, values, goal = '', isMet = false }: Yearly): Row {
  const measured = `${values.map((value) => format(value)).join(', ')} ${unit}`;
  return { what, measured, goal, outcome: goal && (isMet ? 'passed' : 'failed') };
}
