import { getFontScale } from '../controls/getFontScale.ts';

const dayMs = 86_400_000;

type FormatDay = (day: string) => string;

/** UTC midnight of a day, for the time axis. @param day `YYYY-MM-DD`, a time part is ignored */
export function toAxisDate(day: string): Date {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`);
}

/** Day of a value on the time axis, `YYYY-MM-DD`. */
export function toDay(axisDate: Date): string {
  return axisDate.toISOString().slice(0, 10);
}

/**
 * Options of the time axis of a line chart.
 * @param format formats a day
 * @param getName name of a day in the tooltip; default: the formatted day
 */
export function createDayAxis(days: readonly string[], format: FormatDay, getName: FormatDay = format) {
  return {
    data: days.map(toAxisDate),
    scaleType: 'utc' as const,
    valueFormatter: (axisDate: Date, { location }: { location: string }) => {
      const day = toDay(axisDate);
      return location === 'tooltip' ? getName(day) : format(day);
    },
    height: 25 * getFontScale(),
    tickMinStep: dayMs,
    tickLabelMinGap: 12,
    domainLimit: 'strict' as const,
  };
}

/** Time axis options of a single day, over the whole width: its beginning and end, and its tick in the middle. */
export function createOneDayAxis(day: string) {
  const startMs = toAxisDate(day).getTime();
  return {
    data: [new Date(startMs), new Date(startMs + dayMs - 1)],
    tickInterval: [new Date(startMs + dayMs / 2)],
  };
}

/** A row, or a gap (`null`) in the days. */
export type RowOrGap<Row> = { day: string; row: Row | null };

/**
 * Rows sorted by day, with a gap entry wherever the distance to the next row is at least twice the usual one,
 * so that lines are not drawn across missing days.
 */
export function insertGaps<Row>(
  rows: readonly Row[],
  getDay: (row: Row) => string,
): readonly RowOrGap<Row>[] {
  const byDay = rows
    .map((row) => ({ day: getDay(row).slice(0, 10), row }))
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  const steps = byDay.slice(1).map(({ day }, index) => countDaysBetween(byDay[index]?.day ?? day, day));
  const usualStep = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 1;
  return byDay.flatMap((each, index): RowOrGap<Row>[] => {
    const step = steps[index];
    if (step === undefined || step < 2 * Math.max(usualStep, 1)) return [each];
    const gapDate = new Date(toAxisDate(each.day).getTime() + Math.floor(step / 2) * dayMs);
    return [each, { day: toDay(gapDate), row: null }];
  });
}

function countDaysBetween(from: string, to: string): number {
  return (toAxisDate(to).getTime() - toAxisDate(from).getTime()) / dayMs;
}
