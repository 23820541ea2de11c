import * as growing from '../../apps/server/src/benchmarks/growth.ts';
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
      await growing.addUsers(database, size);
      const textIndexes = await growing.dropTextIndexes(database);
      const ends: growing.YearEnd[] = [];
      const times: Record<string, number[]>[] = [];
      for (const year of years) {
        const isMeasured = year >= firstMeasuredYear;
        const indexes = isMeasured ? textIndexes : [];
        ends.push(await growing.liveYear(database, config, { ...size, year, textIndexes: indexes }));
        if (!isMeasured) continue;
        const headers = await signedIn(server, 'demo.admin');
        times.push(await growing.measureCalls(server.address, headers, () => logIn(server, 'demo.admin')));
      }
      const removals = ends.map((end) => end.removalSeconds);
      const flat = (what: string, unit: string, toValue: (end: growing.YearEnd) => number) => {
        const values = ends.map(toValue);
        const [last = NaN, previous = NaN] = values.toReversed();
        return toRow(what, unit, values, { goal: 'last ≤ 1.05 × previous', isMet: last <= previous * 1.05 });
      };
      return [
        flat(`database, ${size.users} users`, 'GB', (end) => end.databaseBytes / 1e9),
        flat('audit trail with its indexes', 'GB', (end) => end.auditBytes / 1e9),
        flat('audit trail', 'million entries', (end) => end.auditRows / 1e6),
        toRow('removal of old data', 's', removals),
        ...Object.keys(times[0] ?? {}).map((what) => {
          const values = times.map((time) => median(time[what] ?? []));
          const isMet = Math.max(...values) <= mostMs;
          return toRow(what, 'ms', values, { goal: `≤ ${mostMs} ms`, isMet });
        }),
      ];
    }),
};

const mostMs = 50;

/** @param values those of the years */
function toRow(
  what: string,
  unit: string,
  values: readonly number[],
  { goal, isMet } = { goal: '', isMet: false },
): Row {
  const measured = `${values.map((value) => format(value)).join(', ')} ${unit}`;
  return { what, measured, goal, outcome: goal && (isMet ? 'passed' : 'failed') };
}
