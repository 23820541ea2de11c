import { addDays } from '@portal/domain';
import type { SignupStat } from '@portal/domain/reports';
import type { ChartSeries } from '../../charts/chartSeries.ts';

/** Signups of a day by source or description. */
export interface SignupDay {
  day: string;
  signups: Readonly<Record<string, number>>;
}

/** Safety limit, more days than any report can contain. */
const mostDays = 40_000;

/**
 * Chart data of the daily breakdown: every day from the first to the last, including days without signups,
 * and a series for each source, or for each description if broken down by it.
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
