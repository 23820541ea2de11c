import { useDrawingArea, useLineSeries, useYScale } from '@mui/x-charts/hooks';
import { labelPlaces } from './labelPlaces.ts';
import { dashes, fittingText, usePlotLook } from './plotStyles.ts';
import type { DrawnSeries } from './chartSeries.ts';

/** Height of a line of labels in CSS pixels. */
const lineHeight = 15;
/** Length of the piece of line before a label. */
const sample = 18;

export interface SeriesLabelsProps {
  series: readonly DrawnSeries[];
  /** Room at the right of the chart in CSS pixels. */
  width: number;
  /** Lines have dashes; parts stand in the middle of their band. */
  kind: 'line' | 'part';
}

/** The names of series, each at the right end of its line or part, so that no legend has to be read. */
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
