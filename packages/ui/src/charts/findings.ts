import type { Formats } from '../theme/formats.ts';
import type { PlotSeries } from './chartSeries.ts';
import type { Bar } from './RankedBarChart/rankBars.ts';
import type { ChartLocaleText } from './chartLocaleText.ts';

type Strings = Pick<ChartLocaleText, 'period' | 'highest' | 'highestOn' | 'shareChange'>;

/** The period of a chart and the largest value of its first series: `2026-06-01 to 2026-06-15 · …`. */
export function describeLines(
  days: readonly string[],
  [first]: readonly PlotSeries[],
  formats: Pick<Formats, 'day'> & { number: (value: number) => string },
  strings: Strings,
): string {
  const known = first?.values.filter((value) => value !== null) ?? [];
  if (!first || known.length < 2) return describePeriod(days, formats, strings);
  const largest = Math.max(...known);
  const day = formats.day(days[first.values.indexOf(largest)]);
  return `${describePeriod(days, formats, strings)} · ${strings.highestOn(first.label, formats.number(largest), day)}`;
}

/** The period of a chart and the part whose share has changed most in it. @param shares percentages by day */
export function describeShares(
  days: readonly string[],
  shares: readonly PlotSeries[],
  formats: Pick<Formats, 'day' | 'percent'>,
  strings: Strings,
): string {
  const changes = shares.flatMap(({ label, values }) => {
    const [from, to] = [values.find(isKnown), values.findLast(isKnown)];
    return isKnown(from) && isKnown(to) ? [{ label, from, to, size: Math.abs(to - from) }] : [];
  });
  const [largest] = changes.toSorted((a, b) => b.size - a.size);
  const period = describePeriod(days, formats, strings);
  if (!largest || days.length < 2) return period;
  return `${period} · ${strings.shareChange(largest.label, formats.percent(largest.from), formats.percent(largest.to))}`;
}

/** The largest of at least two bars. @param bars the largest first */
export function describeBars(
  [first, second]: readonly Bar[],
  measure: string,
  format: (value: number) => string,
  strings: Strings,
): string | null {
  if (!first || !second || first.value === null || first.value === second.value) return null;
  return strings.highest(measure, first.name, format(first.value));
}

function describePeriod(days: readonly string[], { day }: Pick<Formats, 'day'>, strings: Strings): string {
  return strings.period(day(days[0]), day(days.at(-1)));
}

function isKnown(value: number | null | undefined): value is number {
  return value !== null && value !== undefined;
}
