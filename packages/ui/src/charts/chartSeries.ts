import { seriesColors } from '../theme/tokens.ts';
import { insertGaps } from './timeAxis.ts';

/** One line, bar or area of a chart. */
export interface ChartSeries<Row> {
  id: string;
  /** Direct label; there is no legend. */
  label: string;
  /** `null`: no value for this row. */
  value: (row: Row) => number | null;
}

/** Maximum number of series in a chart: one per color. */
export const maxSeriesCount = seriesColors.light.length;

/** A series with its values, ready to render. */
export interface PlotSeries {
  id: string;
  label: string;
  values: readonly (number | null)[];
  /** Index of its color, dash pattern and mark; the last one is for "all others". */
  styleIndex: number;
}

/**
 * Values of additive series. If there are more than `maxCount`, the smallest are summed up as `Other` with their
 * number, so that the total stays the same. Series without values are dropped.
 * @returns in the given order, `Other` last
 */
export function preparePlotSeries<Row>(
  rows: readonly Row[],
  series: readonly ChartSeries<Row>[],
  maxCount = maxSeriesCount,
): PlotSeries[] {
  const all = series
    .map(({ id, label, value }) => ({ id, label, values: rows.map(value) }))
    .filter(({ values }) => values.some((value) => value !== null && value !== 0));
  if (all.length <= maxCount) return all.map((each, styleIndex) => ({ ...each, styleIndex }));
  const byMagnitude = all.toSorted((a, b) => getMagnitude(b.values) - getMagnitude(a.values));
  const kept = new Set(byMagnitude.slice(0, maxCount - 1));
  const smallest = byMagnitude.slice(maxCount - 1);
  return [
    ...all.filter((each) => kept.has(each)).map((each, styleIndex) => ({ ...each, styleIndex })),
    {
      id: 'other',
      label: `Other (${smallest.length})`,
      values: rows.map((_row, index) => sumKnown(smallest.map(({ values }) => values[index] ?? null))),
      styleIndex: maxSeriesCount - 1,
    },
  ];
}

/** Values of additive series by day, oldest first, with gaps for missing days. */
export function prepareDailySeries<Row>(
  rows: readonly Row[],
  getDay: (row: Row) => string,
  series: readonly ChartSeries<Row>[],
) {
  const points = insertGaps(rows, getDay);
  return {
    points,
    days: points.map(({ day }) => day),
    series: preparePlotSeries(
      points,
      series.map((each) => ({ ...each, value: ({ row }) => (row === null ? null : each.value(row)) })),
    ),
  };
}

/** Shares of each row in percent of its sum; `null` if the sum is 0 or unknown. Unknown parts count as 0. */
export function toShares(series: readonly PlotSeries[]): PlotSeries[] {
  return series.map((each) => ({
    ...each,
    values: each.values.map((value, index) => {
      const rowTotal = sumKnown(series.map(({ values }) => values[index] ?? null));
      return rowTotal ? (100 * (value ?? 0)) / rowTotal : null;
    }),
  }));
}

function getMagnitude(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);
}

function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
