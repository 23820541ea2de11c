import { useDrawingArea, useLineSeries, useYScale } from '@mui/x-charts/hooks';
import { labelPlaces } from './labelPlaces.ts';
import { dashes, fittingText, usePlotLook } from './plotStyles.ts';
import type { DrawnSeries } from './chartSeries.ts';

/** Line height of a label in CSS pixels. */
const lineHeight = 15;
/** Length of the line sample before a label, in CSS pixels. */
const sample = 18;

export interface SeriesLabelsProps {
  series: readonly DrawnSeries[];
  /** Width available at the right of the plot, in CSS pixels. */
  width: number;
  /** `line`: dashed sample at the end of the line; `part`: label in the middle of the area. */
  kind: 'line' | 'part';
}

/** Direct labels at the right end of each line or area, in place of a legend. */
export function SeriesLabels({ series, width, kind }: SeriesLabelsProps) {
  const { left, top, width: plotWidth, height } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const drawn = useLineSeries();
  const look = usePlotLook();
  const ends = series.map(({ id }) => {
    const stacked = drawn.find((each) => each.id === id) as unknown as
      { visibleStackedData: readonly (readonly [number, number])[] } | undefined;
    const values = series.find((each) => each.id === id)?.values ?? [];
    const last = values.findLastIndex((value) => value !== null);
    const [low, high] = stacked?.visibleStackedData[last] ?? [0, 0];
    return yScale(kind === 'part' ? (low + high) / 2 : high) - top;
  });
  const places = labelPlaces(ends, height, lineHeight);
  const x = left + plotWidth + 6;
  return (
    <g>
      {series.map(({ id, label, place }, index) => {
        const y = top + (places[index] ?? 0);
        return (
          <g key={id}>
            <line
              x1={x}
              x2={x + sample}
              y1={y}
              y2={y}
              stroke={look.color(place)}
              strokeWidth={kind === 'line' ? 2 : 8}
              strokeDasharray={kind === 'line' ? dashes[place] : undefined}
            />
            <text x={x + sample + 4} y={y} dominantBaseline="central" style={look.font}>
              {fittingText(label, width - sample - 10)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
