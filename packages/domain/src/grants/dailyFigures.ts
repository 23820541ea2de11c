import { addDays, daysBetween, isDay } from '../dates/dayText.ts';

/** A day and its count. */
export interface DailyFigure {
  /** `YYYY-MM-DD`; further text is ignored. */
  day: string;
  count: number;
}

const mostDays = 3_660;
const trendDays = 7;

/**
 * The counts of every day from the first to the last, oldest first, with 0 for missing days. Counts with invalid
 * dates, or more than ten years apart, are returned unchanged.
 */
export function withQuietDays(figures: readonly DailyFigure[]): readonly DailyFigure[] {
  const counts = new Map(figures.map(({ day, count }) => [day.slice(0, 10), count]));
  const days = [...counts.keys()].toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined || !days.every(isDay)) return figures;
  const span = daysBetween(first, last);
  if (span > mostDays) return figures;
  return Array.from({ length: span + 1 }, (_, after) => {
    const day = addDays(first, after);
    return { day, count: counts.get(day) ?? 0 };
  });
}

/** The 7-day moving average, which smooths weekday effects; the first days average over fewer days. */
export function weeklyTrend(figures: readonly DailyFigure[]): readonly DailyFigure[] {
  const days = withQuietDays(figures);
  return days.map(({ day }, index) => {
    const week = days.slice(Math.max(0, index + 1 - trendDays), index + 1);
    return { day, count: week.reduce((sum, { count }) => sum + count, 0) / week.length };
  });
}
