import type { LineChartProps } from '@mui/x-charts/LineChart';
import { formatNumber } from '@portal/domain';
import { ChartPanel, type ChartProps } from '../ChartPanel/ChartPanel.tsx';
import { type ChartSeries, drawnSeries } from '../chartSeries.ts';
import { rowsWithGaps } from '../days.ts';

export interface TimeSeriesChartProps<Row> extends ChartProps<Row> {
  /** Day of a row, `YYYY-MM-DD`; what follows is not read. One row for each day, in any order. */
  day: (row: Row) => string;
  /** The lines. Of more than eight the seven largest are drawn, and the sum of the others. */
  series: readonly ChartSeries<Row>[];
  /** Text of a figure, on the axis and beside a point; default: a number with separators. */
  format?: (value: number) => string;
  /** For one line in a narrow place: the title names it, and all the room is the line's. */
  compact?: boolean;
  /** Parts of the drawing in place of those of x-charts; at module scope. */
  slots?: LineChartProps['slots'];
  /** What the parts of the drawing are given beside. */
  slotProps?: LineChartProps['slotProps'];
}

const load = async () => (await import('./TimeSeriesPlot.tsx')).TimeSeriesPlot;

/** Figures over time, a line for each series, named at its end. */
export function TimeSeriesChart<Row>(props: TimeSeriesChartProps<Row>) {
  const { day, series, format = formatNumber, compact = false, slots, slotProps, ...panel } = props;
  return (
    <ChartPanel
      {...panel}
      load={load}
      plotProps={(rows, height) => {
        const points = rowsWithGaps(rows, day);
        return {
          days: points.map((point) => point.day),
          series: drawnSeries(
            points,
            series.map((each) => ({ ...each, value: ({ row }) => (row === null ? null : each.value(row)) })),
          ),
          format,
          height,
          compact,
          slots,
          slotProps,
        };
      }}
    />
  );
}
