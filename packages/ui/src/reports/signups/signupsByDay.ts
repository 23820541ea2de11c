import { addDays } from '@portal/domain';
import type { SignupStat } from '@portal/domain/reports';
import type { ChartSeries } from '../../charts/chartSeries.ts';

/** Signups of a day by source or description. */
export interface SignupDay {
  day: string;
  signups: Readonly<Record<string, number>>;
}

/** Safety limit, more days than any report can contain. */
const maxDays = 40_000;

/** Number of sources or descriptions that have a line of their own. */
const maxNamed = 6;

/** ID of the line of all signups, which no source has. */
const ALL_SIGNUPS = '\u0000all';

/** Lines of a chart of signups. */
export interface SignupLines {
  days: readonly SignupDay[];
  /** All signups, then the largest sources or descriptions. */
  series: readonly ChartSeries<SignupDay>[];
  /** Whether smaller sources or descriptions have no line. */
  isPart: boolean;
}

/**
 * Chart data of the daily breakdown: every day from the first to the last, including days without signups, a line for
 * all signups, and one for each of the largest sources, or descriptions if broken down by them.
 * @param all rows that add up to all signups, if `rows` are only a part; `null`: unknown, without a line
 */
export function groupSignupsByDay(
  rows: readonly SignupStat[],
  all: readonly SignupStat[] | null = rows,
): SignupLines {
  const byDay = new Map<string, Record<string, number>>();
  const add = (addDate: string, id: string, total: number) => {
    const day = addDate.slice(0, 10);
    const signups = byDay.get(day) ?? {};
    byDay.set(day, signups);
    signups[id] = (signups[id] ?? 0) + total;
  };
  for (const { addDate, total } of all ?? []) if (addDate !== null) add(addDate, ALL_SIGNUPS, total);
  const names = new Map<string, { label: string; total: number }>();
  for (const { srcSource, description, addDate, total } of rows) {
    if (addDate === null) continue;
    const id = srcSource ?? description ?? '';
    add(addDate, id, total);
    const label = srcSource && description ? `${srcSource} ${description}` : id || 'No description';
    names.set(id, { label, total: (names.get(id)?.total ?? 0) + total });
  }
  const allDays: SignupDay[] = [];
  const daysWithSignups = [...byDay.keys()].toSorted();
  const lastDay = daysWithSignups.at(-1) ?? '';
  let day = daysWithSignups[0] ?? 'none';
  while (day <= lastDay && allDays.length < maxDays) {
    allDays.push({ day, signups: byDay.get(day) ?? {} });
    day = addDays(day, 1);
  }
  const createLine = (id: string, label: string): ChartSeries<SignupDay> => ({
    id,
    label,
    value: ({ signups }) => signups[id] ?? 0,
  });
  const named = [...names].toSorted(([, a], [, b]) => b.total - a.total).slice(0, maxNamed);
  return {
    days: allDays,
    series: [
      ...(all && names.size !== 1 ? [createLine(ALL_SIGNUPS, 'All signups')] : []),
      ...named.map(([id, { label }]) => createLine(id, label)),
    ],
    isPart: names.size > maxNamed,
  };
}
