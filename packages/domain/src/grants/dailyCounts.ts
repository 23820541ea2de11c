import { addDays, countDaysBetween, isDay } from '../dates/dayText.ts';

export interface DailyCount {
  /** `YYYY-MM-DD`; further text is ignored. */
  day: string;
  count: number;
}

const maxDays = 3_660;
const averageDays = 7;

/**
 * The counts of every day from the first to the last, oldest first, with 0 for missing days. Counts with invalid
 * dates, or more than ten years apart, are returned unchanged.
 */
export function fillMissingDays(counts: readonly DailyCount[]): readonly DailyCount[] {
  const countsByDay = new Map(counts.map(({ day, count }) => [day.slice(0, 10), count]));
  const days = [...countsByDay.keys()].toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined || !days.every(isDay)) return counts;
  const span = countDaysBetween(first, last);
  if (span > maxDays) return counts;
  return Array.from({ length: span + 1 }, (_, after) => {
    const day = addDays(first, after);
    return { day, count: countsByDay.get(day) ?? 0 };
  });
}

/** The 7-day moving average, which smooths weekday effects; the first days average over fewer days. */
export function sevenDayAverage(counts: readonly DailyCount[]): readonly DailyCount[] {
  const days = fillMissingDays(counts);
  return days.map(({ day }, index) => {
    const week = days.slice(Math.max(0, index + 1 - averageDays), index + 1);
    return { day, count: week.reduce((sum, { count }) => sum + count, 0) / week.length };
  });
}
