import { formatNumber } from '@portal/domain';
import { markup, type Markup } from '../../plugins/markup.ts';
import { createTicks } from './scale.ts';

export interface ChartPoint {
  label: string;
  value: number;
}

/** Width in pixels; a narrower page scales the chart down. */
const width = 1_200;

/** A column chart for values over time, with labeled grid lines and the last value. */
export function renderColumnChart(points: readonly ChartPoint[]): Markup {
  const [height, left, top, bottom] = [460, 104, 24, 40];
  const ticks = createTicks(findLargest(points));
  const [plotWidth, plotHeight] = [width - left - 8, height - top - bottom];
  const toY = (value: number) => top + plotHeight * (1 - value / (ticks.at(-1) ?? 1));
  const step = plotWidth / Math.max(1, points.length);
  const every = Math.ceil(points.length / 13);

  const lines = ticks.map((tick) => {
    const y = toY(tick);
    return markup`<line class="line" x1="${left}" x2="${width - 8}" y1="${y}" y2="${y}"></line>
<text class="label" x="${left - 8}" y="${y + 4}" text-anchor="end">${formatNumber(tick)}</text>`;
  });
  const columns = points.map((point, index) => {
    const [x, y] = [left + index * step, toY(point.value)];
    const middle = x + step / 2;
    const label = markup`<text class="label" x="${middle}" y="${height - 16}" text-anchor="middle">${point.label}</text>`;
    const value = markup`<text class="label last" x="${middle}" y="${y - 6}" text-anchor="middle">${formatNumber(point.value)}</text>`;
    return markup`<rect class="value" x="${x + step * 0.15}" y="${y}" width="${step * 0.7}" height="${plotHeight + top - y}">${renderTooltip(point)}</rect>
${index === points.length - 1 ? value : ''}${index % every === 0 ? label : ''}`;
  });
  return renderSvg(height, [...lines, ...columns]);
}

/** A horizontal bar chart, with names on the left and values on the right. */
export function renderBarChart(points: readonly ChartPoint[]): Markup {
  const [left, right, row] = [240, 120, 30];
  const most = findLargest(points) || 1;
  const bars = points.map((point, index) => {
    const y = index * row;
    const length = ((width - left - right) * point.value) / most;
    return markup`<text class="label" x="${left - 12}" y="${y + 21}" text-anchor="end">${point.label}</text>
<rect class="value" x="${left}" y="${y + 6}" width="${length}" height="${row - 12}">${renderTooltip(point)}</rect>
<text class="label" x="${left + length + 8}" y="${y + 21}">${formatNumber(point.value)}</text>`;
  });
  return renderSvg(Math.max(row, points.length * row), bars);
}

function renderSvg(height: number, parts: readonly Markup[]): Markup {
  return markup`<svg viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title" aria-describedby="about">${parts}</svg>`;
}

function renderTooltip({ label, value }: ChartPoint): Markup {
  return markup`<title>${label}: ${formatNumber(value)}</title>`;
}

function findLargest(points: readonly ChartPoint[]): number {
  return points.reduce((most, { value }) => Math.max(most, value), 0);
}
