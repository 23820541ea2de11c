import type { LineChartProps } from '@mui/x-charts/LineChart';
import { formatNumber } from '@portal/domain';
import { ChartPanel, type ChartProps } from '../ChartPanel/ChartPanel.tsx';
import { type ChartSeries, preparePlotSeries } from '../chartSeries.ts';
import { insertGaps } from '../timeAxis.ts';

export interface TimeSeriesChartProps<Row> extends ChartProps<Row> {
  /** Day of a row, `YYYY-MM-DD`; a time part is ignored. One row per day, in any order. */
  day: (row: Row) => string;
  /** The lines. If there are more than eight, the seven largest are shown, and the sum of the others. */
  series: readonly ChartSeries<Row>[];
  /** Formats values of the axis and the tooltip; default: a number with thousands separators. */
  format?: (value: number) => string;
  /** For a single line in a small space: no direct label, because the title names it. */
  compact?: boolean;
  /** Slots of x-charts; define at module scope. */
  slots?: LineChartProps['slots'];
  /** Props of these slots. */
  slotProps?: LineChartProps['slotProps'];
}

const loadPlot = async () => (await import('./TimeSeriesPlot.tsx')).TimeSeriesPlot;

/** Line chart over time with a line per series and direct labels. */
export function TimeSeriesChart<Row>(props: TimeSeriesChartProps<Row>) {
  const { day, series, format = formatNumber, compact = false, slots, slotProps, ...panelProps } = props;
  return (
    <ChartPanel
      {...panelProps}
      loadPlot={loadPlot}
      plotProps={(rows, height) => {
        const points = insertGaps(rows, day);
        return {
          days: points.map((point) => point.day),
          series: preparePlotSeries(
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
