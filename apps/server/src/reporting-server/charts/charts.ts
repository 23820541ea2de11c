import { formatNumber } from '@portal/domain';
import { element, escaped } from './markup.ts';
import { ticksUpTo } from './scale.ts';

export interface ChartPoint {
  label: string;
  value: number;
}

/** Width in pixels; a narrower page scales the chart down. */
const width = 1_200;

/** A column chart for values over time, with labeled grid lines. */
export function columnChart(points: readonly ChartPoint[]): string {
  const [height, left, top, bottom] = [460, 104, 16, 40];
  const ticks = ticksUpTo(largest(points));
  const [plotWidth, plotHeight] = [width - left - 8, height - top - bottom];
  const yOf = (value: number) => top + plotHeight * (1 - value / (ticks.at(-1) ?? 1));
  const step = plotWidth / Math.max(1, points.length);
  const every = Math.ceil(points.length / 13);

  const lines = ticks.map(
    (tick) =>
      element('line', { class: 'line', x1: left, x2: width - 8, y1: yOf(tick), y2: yOf(tick) }) +
      label({ x: left - 8, y: yOf(tick) + 4, 'text-anchor': 'end' }, formatNumber(tick)),
  );
  const columns = points.map((point, index) => {
    const x = left + index * step;
    const text =
      index % every === 0
        ? label({ x: x + step / 2, y: height - 16, 'text-anchor': 'middle' }, point.label)
        : '';
    return (
      element(
        'rect',
        {
          class: 'value',
          x: x + step * 0.15,
          y: yOf(point.value),
          width: step * 0.7,
          height: plotHeight + top - yOf(point.value),
        },
        tooltip(point),
      ) + text
    );
  });
  return drawing(height, [...lines, ...columns]);
}

/** A horizontal bar chart, with names on the left and values on the right. */
export function barChart(points: readonly ChartPoint[]): string {
  const [left, right, row] = [240, 120, 30];
  const most = largest(points) || 1;
  const bars = points.map((point, index) => {
    const y = index * row;
    const length = ((width - left - right) * point.value) / most;
    return (
      label({ x: left - 12, y: y + 21, 'text-anchor': 'end' }, point.label) +
      element(
        'rect',
        { class: 'value', x: left, y: y + 6, width: length, height: row - 12 },
        tooltip(point),
      ) +
      label({ x: left + length + 8, y: y + 21 }, formatNumber(point.value))
    );
  });
  return drawing(Math.max(row, points.length * row), bars);
}

function drawing(height: number, parts: readonly string[]): string {
  return element(
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-labelledby': 'title',
      'aria-describedby': 'about',
    },
    parts.join(''),
  );
}

function label(attributes: Record<string, string | number>, text: string): string {
  return element('text', { class: 'label', ...attributes }, escaped(text));
}

function tooltip({ label: name, value }: ChartPoint): string {
  return element('title', {}, escaped(`${name}: ${formatNumber(value)}`));
}

function largest(points: readonly ChartPoint[]): number {
  return points.reduce((most, { value }) => Math.max(most, value), 0);
}
