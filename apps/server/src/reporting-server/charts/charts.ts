import { formatNumber } from '@portal/domain';
import { renderElement, escapeMarkup } from '../../plugins/markup.ts';
import { createTicks } from './scale.ts';

export interface ChartPoint {
  label: string;
  value: number;
}

/** Width in pixels; a narrower page scales the chart down. */
const width = 1_200;

/** A column chart for values over time, with labeled grid lines and the last value. */
export function renderColumnChart(points: readonly ChartPoint[]): string {
  const [height, left, top, bottom] = [460, 104, 24, 40];
  const ticks = createTicks(findLargest(points));
  const [plotWidth, plotHeight] = [width - left - 8, height - top - bottom];
  const toY = (value: number) => top + plotHeight * (1 - value / (ticks.at(-1) ?? 1));
  const step = plotWidth / Math.max(1, points.length);
  const every = Math.ceil(points.length / 13);

  const lines = ticks.map(
    (tick) =>
      renderElement('line', { class: 'line', x1: left, x2: width - 8, y1: toY(tick), y2: toY(tick) }) +
      label({ x: left - 8, y: toY(tick) + 4, 'text-anchor': 'end' }, formatNumber(tick)),
  );
  const columns = points.map((point, index) => {
    const x = left + index * step;
    const text =
      index % every === 0
        ? label({ x: x + step / 2, y: height - 16, 'text-anchor': 'middle' }, point.label)
        : '';
    const last =
      index === points.length - 1
        ? label(
            { class: 'label last', x: x + step / 2, y: toY(point.value) - 6, 'text-anchor': 'middle' },
            formatNumber(point.value),
          )
        : '';
    return (
      renderElement(
        'rect',
        {
          class: 'value',
          x: x + step * 0.15,
          y: toY(point.value),
          width: step * 0.7,
          height: plotHeight + top - toY(point.value),
        },
        renderTooltip(point),
      ) +
      last +
      text
    );
  });
  return renderSvg(height, [...lines, ...columns]);
}

/** A horizontal bar chart, with names on the left and values on the right. */
export function renderBarChart(points: readonly ChartPoint[]): string {
  const [left, right, row] = [240, 120, 30];
  const most = findLargest(points) || 1;
  const bars = points.map((point, index) => {
    const y = index * row;
    const length = ((width - left - right) * point.value) / most;
    return (
      label({ x: left - 12, y: y + 21, 'text-anchor': 'end' }, point.label) +
      renderElement(
        'rect',
        { class: 'value', x: left, y: y + 6, width: length, height: row - 12 },
        renderTooltip(point),
      ) +
      label({ x: left + length + 8, y: y + 21 }, formatNumber(point.value))
    );
  });
  return renderSvg(Math.max(row, points.length * row), bars);
}

function renderSvg(height: number, parts: readonly string[]): string {
  return renderElement(
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
  return renderElement('text', { class: 'label', ...attributes }, escapeMarkup(text));
}

function renderTooltip({ label: name, value }: ChartPoint): string {
  return renderElement('title', {}, escapeMarkup(`${name}: ${formatNumber(value)}`));
}

function findLargest(points: readonly ChartPoint[]): number {
  return points.reduce((most, { value }) => Math.max(most, value), 0);
}
