const dayMs = 86_400_000;

/** Midnight of a day on the axis, which knows of no time zones. @param day `YYYY-MM-DD`, more may follow */
export function dayOnAxis(day: string): Date {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`);
}

/** The day of a place on the axis, `YYYY-MM-DD`. */
export function dayOfAxis(place: Date): string {
  return place.toISOString().slice(0, 10);
}

/** A row of the chart, or a day after which days are missing. */
export type RowOrGap<Row> = { day: string; row: Row | null };

/**
 * Rows by day, oldest first, with a gap where more is missing than usually lies between two of them, so that no line is
 * drawn over days that nothing is known of.
 */
export function rowsWithGaps<Row>(
  rows: readonly Row[],
  dayOf: (row: Row) => string,
): readonly RowOrGap<Row>[] {
  const byDay = rows
    .map((row) => ({ day: dayOf(row).slice(0, 10), row }))
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  const steps = byDay.slice(1).map(({ day }, index) => daysApart(byDay[index]?.day ?? day, day));
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 1;
  return byDay.flatMap((each, index): RowOrGap<Row>[] => {
    const step = steps[index];
    if (step === undefined || step < 2 * Math.max(usual, 1)) return [each];
    const middle = new Date(dayOnAxis(each.day).getTime() + Math.floor(step / 2) * dayMs);
    return [each, { day: dayOfAxis(middle), row: null }];
  });
}

function daysApart(from: string, to: string): number {
  return (dayOnAxis(to).getTime() - dayOnAxis(from).getTime()) / dayMs;
}
