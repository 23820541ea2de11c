import { seriesColors } from '../theme/tokens.ts';

/** One line, bar or part of a chart: its name, and its figure in each row. */
export interface ChartSeries<Row> {
  id: string;
  /** Stands beside the line or part: there is no legend. */
  label: string;
  /** `null`: nothing is drawn for the row. */
  value: (row: Row) => number | null;
}

/** Series that one chart can show apart: one for each colour. */
export const mostSeries = seriesColors.light.length;

/** A series with its figures, as it is drawn. */
export interface DrawnSeries {
  id: string;
  label: string;
  values: readonly (number | null)[];
  /** Place of its colour, dash and mark; the last colour is that of all others together. */
  place: number;
}

/**
 * The figures of series that add up. When there are more than a chart can show apart, the smallest become one, `Other`
 * with their number, so that the whole stays the same. Series that have nothing are left out.
 * @returns in the order given, the others last
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

/** The parts of each row in percent of their sum; `null` where there is nothing to divide. A part not known is nothing. */
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
