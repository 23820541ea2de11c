import { seriesColors } from '../theme/tokens.ts';

/** One line, bar or area of a chart. */
export interface ChartSeries<Row> {
  id: string;
  /** Direct label; there is no legend. */
  label: string;
  /** `null`: no value for this row. */
  value: (row: Row) => number | null;
}

/** Maximum number of series in a chart: one per color. */
export const mostSeries = seriesColors.light.length;

/** A series with its values, ready to render. */
export interface DrawnSeries {
  id: string;
  label: string;
  values: readonly (number | null)[];
  /** Index of its color, dash pattern and mark; the last one is for "all others". */
  place: number;
}

/**
 * Values of additive series. If there are more than `most`, the smallest are summed up as `Other` with their
 * number, so that the total stays the same. Series without values are dropped.
 * @returns in the given order, `Other` last
 */
export function drawnSeries<Row>(
  rows: readonly Row[],
  series: readonly ChartSeries<Row>[],
  most = mostSeries,
): DrawnSeries[] {
  const all = series
    .map(({ id, label, value }) => ({ id, label, values: rows.map(value) }))
    .filter(({ values }) => values.some((value) => value !== null && value !== 0));
  if (all.length <= most) return all.map((each, place) => ({ ...each, place }));
  const bySize = all.toSorted((a, b) => sizeOf(b.values) - sizeOf(a.values));
  const kept = new Set(bySize.slice(0, most - 1));
  const others = bySize.slice(most - 1);
  return [
    ...all.filter((each) => kept.has(each)).map((each, place) => ({ ...each, place })),
    {
      id: 'other',
      label: `Other (${others.length})`,
      values: rows.map((_row, index) => sumOf(others.map(({ values }) => values[index] ?? null))),
      place: mostSeries - 1,
    },
  ];
}

/** Shares of each row in percent of its sum; `null` if the sum is 0 or unknown. Unknown parts count as 0. */
export function shares(series: readonly DrawnSeries[]): DrawnSeries[] {
  return series.map((each) => ({
    ...each,
    values: each.values.map((value, index) => {
      const whole = sumOf(series.map(({ values }) => values[index] ?? null));
      return whole ? (100 * (value ?? 0)) / whole : null;
    }),
  }));
}

function sizeOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);
}

function sumOf(values: readonly (number | null)[]): number | null {
  const given = values.filter((value) => value !== null);
  return given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0);
}
