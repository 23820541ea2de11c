import { useDrawingArea, useLineSeries, useYScale } from '@mui/x-charts/hooks';
import { getFontScale } from '../controls/getFontScale.ts';
import { spreadLabels } from './spreadLabels.ts';
import { dashPatterns, measureLabels, usePlotStyles } from './plotStyles.ts';
import { truncateMiddle } from './truncateMiddle.ts';
import type { PlotSeries } from './chartSeries.ts';

const lineHeightPx = 15;
/** Length of the line sample before a label, in CSS pixels. */
const sampleWidthPx = 18;

export interface LabeledSeries extends PlotSeries {
  /** The last known value, formatted. */
  lastValue: string;
}

/** Series with their last values, and the width that their labels need. */
export function labelSeries(
  series: readonly PlotSeries[],
  format: (value: number) => string,
  maxLabelWidth: number,
) {
  const labeled = series.map((each): LabeledSeries => {
    const last = each.values.findLast((value) => value !== null) ?? null;
    return { ...each, lastValue: last === null ? '' : format(last) };
  });
  const texts = labeled.map(({ label }) => label);
  const values = labeled.map(({ lastValue }) => lastValue);
  return { labeled, width: measureLabels(texts, values, maxLabelWidth) };
}

export interface SeriesLabelsProps {
  series: readonly LabeledSeries[];
  /** Width at the right of the plot, and of the values in it, in CSS pixels. */
  width: { all: number; value: number };
  /** `line`: dashed sample at the end of the line; `part`: label in the middle of the area. */
  kind: 'line' | 'part';
}

/** Direct labels with the last values at the right end of each line or area, in place of a legend. */
export function SeriesLabels({ series, width, kind }: SeriesLabelsProps) {
  const { left, top, width: plotWidth, height } = useDrawingArea();
  const plotStyles = usePlotStyles();
  const labelYs = spreadLabels(useSeriesEnds(series, kind), height, lineHeightPx * getFontScale());
  const x = left + plotWidth + 10;
  const textX = x + sampleWidthPx + 6;
  const right = left + plotWidth + width.all - 2;
  return (
    <g>
      {series.map(({ id, label, lastValue, styleIndex }, index) => {
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
            <text x={textX} y={y} dominantBaseline="central" style={plotStyles.font}>
              {truncateMiddle(label, right - width.value - textX - 4)}
            </text>
            <text
              x={right}
              y={y}
              textAnchor="end"
              dominantBaseline="central"
              style={{ ...plotStyles.font, fontWeight: 600 }}
            >
              {lastValue}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Where the lines end, or the middle of the areas at their end, in CSS pixels from the top of the plot. */
function useSeriesEnds(series: readonly PlotSeries[], kind: SeriesLabelsProps['kind']): number[] {
  const { top } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const lineSeries = useLineSeries();
  return series.map(({ id, values }) => {
    const stackedSeries = lineSeries.find((each) => each.id === id) as unknown as
      { visibleStackedData: readonly (readonly [number, number])[] } | undefined;
    const last = values.findLastIndex((value) => value !== null);
    const [low, high] = stackedSeries?.visibleStackedData[last] ?? [0, 0];
    return yScale(kind === 'part' ? (low + high) / 2 : high) - top;
  });
}
