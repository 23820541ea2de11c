import { addDays } from '@portal/domain';
import type { SignupStat } from '@portal/domain/reports';
import type { ChartSeries } from '../../charts/chartSeries.ts';

/** Signups of a day by the name of their source or description. */
export interface SignupDay {
  day: string;
  signups: Readonly<Record<string, number>>;
}

/** More days than any report of the portal can be asked for. */
const mostDays = 40_000;

/**
 * Rows of the daily breakdown as what a chart draws: every day from the first to the last, also those without signups,
 * and a series for each source, or description when it is broken down by it.
 */
export function signupsByDay(rows: readonly SignupStat[]): {
  days: readonly SignupDay[];
  series: readonly ChartSeries<SignupDay>[];
} {
  const byDay = new Map<string, Record<string, number>>();
  const names = new Map<string, string>();
  for (const { srcSource, description, addDate, total } of rows) {
    if (addDate === null) continue;
    const id = srcSource ?? description ?? '';
    const day = addDate.slice(0, 10);
    const signups = byDay.get(day) ?? {};
    byDay.set(day, signups);
    signups[id] = (signups[id] ?? 0) + total;
    names.set(id, srcSource && description ? `${srcSource} ${description}` : id || 'No description');
  }
  const all: SignupDay[] = [];
  const found = [...byDay.keys()].toSorted();
  const last = found.at(-1) ?? '';
  let day = found[0] ?? 'none';
  while (day <= last && all.length < mostDays) {
    all.push({ day, signups: byDay.get(day) ?? {} });
    day = addDays(day, 1);
  }
  return {
    days: all,
    series: [...names].map(([id, label]) => ({ id, label, value: ({ signups }) => signups[id] ?? 0 })),
  };
}
