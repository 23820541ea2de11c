import { useDrawingArea, useLineSeries, useYScale } from '@mui/x-charts/hooks';
import { spreadLabels } from './spreadLabels.ts';
import { dashPatterns, usePlotStyles } from './plotStyles.ts';
import { truncateMiddle } from './truncateMiddle.ts';
import type { PlotSeries } from './chartSeries.ts';

/** Line height of a label in CSS pixels. */
const lineHeightPx = 15;
/** Length of the line sample before a label, in CSS pixels. */
const sampleWidthPx = 18;

export interface SeriesLabelsProps {
  series: readonly PlotSeries[];
  /** Width available at the right of the plot, in CSS pixels. */
  width: number;
  /** `line`: dashed sample at the end of the line; `part`: label in the middle of the area. */
  kind: 'line' | 'part';
}

/** Direct labels at the right end of each line or area, in place of a legend. */
export function SeriesLabels({ series, width, kind }: SeriesLabelsProps) {
  const { left, top, width: plotWidth, height } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const lineSeries = useLineSeries();
  const plotStyles = usePlotStyles();
  const preferredYs = series.map(({ id }) => {
    const stackedSeries = lineSeries.find((each) => each.id === id) as unknown as
      { visibleStackedData: readonly (readonly [number, number])[] } | undefined;
    const values = series.find((each) => each.id === id)?.values ?? [];
    const last = values.findLastIndex((value) => value !== null);
    const [low, high] = stackedSeries?.visibleStackedData[last] ?? [0, 0];
    return yScale(kind === 'part' ? (low + high) / 2 : high) - top;
  });
  const labelYs = spreadLabels(preferredYs, height, lineHeightPx);
  const x = left + plotWidth + 6;
  return (
    <g>
      {series.map(({ id, label, styleIndex }, index) => {
        const y = top + (labelYs[index] ?? 0);
        return (
          <g key={id}>
            <line
              x1={x}
              x2={x + sampleWidthPx}
              y1={y}
              y2={y}
              stroke={plotStyles.color(styleIndex)}
              strokeWidth={kind === 'line' ? 2 : 8}
              strokeDasharray={kind === 'line' ? dashPatterns[styleIndex] : undefined}
            />
            <text x={x + sampleWidthPx + 4} y={y} dominantBaseline="central" style={plotStyles.font}>
              {truncateMiddle(label, width - sampleWidthPx - 10)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
