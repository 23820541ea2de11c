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

/**
 * Chart data of the daily breakdown: every day from the first to the last, including days without signups,
 * and a series for each source, or for each description if broken down by it.
 */
export function groupSignupsByDay(rows: readonly SignupStat[]): {
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
  const allDays: SignupDay[] = [];
  const daysWithSignups = [...byDay.keys()].toSorted();
  const lastDay = daysWithSignups.at(-1) ?? '';
  let day = daysWithSignups[0] ?? 'none';
  while (day <= lastDay && allDays.length < maxDays) {
    allDays.push({ day, signups: byDay.get(day) ?? {} });
    day = addDays(day, 1);
  }
  return {
    days: allDays,
    series: [...names].map(([id, label]) => ({ id, label, value: ({ signups }) => signups[id] ?? 0 })),
  };
}
