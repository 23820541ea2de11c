import type { LineChartProps } from '@mui/x-charts/LineChart';
import { ChartPanel, type ChartProps } from '../ChartPanel/ChartPanel.tsx';
import { type ChartSeries, drawnSeries } from '../chartSeries.ts';
import { rowsWithGaps } from '../days.ts';

export interface ShareChartProps<Row> extends ChartProps<Row> {
  /** Day of a row, `YYYY-MM-DD`; what follows is not read. One row for each day, in any order. */
  day: (row: Row) => string;
  /** What a row is called beside its figures, such as its fiscal week; default: its day. */
  rowName?: (row: Row) => string;
  /** The parts, which add up to the whole. Of more than eight the seven largest are drawn, and the sum of the others. */
  parts: readonly ChartSeries<Row>[];
  /** Parts of the drawing in place of those of x-charts; at module scope. */
  slots?: LineChartProps['slots'];
  /** What the parts of the drawing are given beside. */
  slotProps?: LineChartProps['slotProps'];
}

const load = async () => (await import('./SharePlot.tsx')).SharePlot;

/** Parts of a whole in percent over time, the first part on top, each named at its end. */
export function ShareChart<Row>(props: ShareChartProps<Row>) {
  const { day, rowName = props.day, parts, slots, slotProps, ...panel } = props;
  return (
    <ChartPanel
      {...panel}
      load={load}
      plotProps={(rows, height) => {
        const points = rowsWithGaps(rows, day);
        return {
          days: points.map((point) => point.day),
          names: points.map((point) => (point.row === null ? point.day : rowName(point.row))),
          series: drawnSeries(
            points,
            parts.map((each) => ({ ...each, value: ({ row }) => (row === null ? null : each.value(row)) })),
          ),
          height,
          slots,
          slotProps,
        };
      }}
    />
  );
}
