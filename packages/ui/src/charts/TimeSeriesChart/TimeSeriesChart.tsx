import { useFormats } from '../../theme/formats.ts';
import { ChartPanel, type ChartProps } from '../ChartPanel/ChartPanel.tsx';
import { type ChartSeries, prepareDailySeries } from '../chartSeries.ts';
import { describeLines } from '../findings.ts';

export interface TimeSeriesChartProps<Row> extends ChartProps<Row> {
  /** Day of a row, `YYYY-MM-DD`; a time part is ignored. One row per day, in any order. */
  day: (row: Row) => string;
  /** The lines. If there are more than eight, the seven largest are shown, and the sum of the others. */
  series: readonly ChartSeries<Row>[];
  /** Formats values of the axis and the tooltip; default: a number with thousands separators. */
  format?: (value: number) => string;
  /** For a single line in a small space: no direct label, because the title names it. */
  compact?: boolean;
}

const loadPlot = async () => (await import('./TimeSeriesPlot.tsx')).TimeSeriesPlot;

/**
 * Line chart over time with a line per series and direct labels.
 * @alias line chart
 */
export function TimeSeriesChart<Row>(props: TimeSeriesChartProps<Row>) {
  const formats = useFormats();
  const { day, series, format = formats.number, compact = false, ...panelProps } = props;
  return (
    <ChartPanel
      {...panelProps}
      loadPlot={loadPlot}
      note={(rows, strings) => {
        const { days, series: plotSeries } = prepareDailySeries(rows, day, series);
        return describeLines(days, plotSeries, { ...formats, number: format }, strings);
      }}
      plotProps={(rows, height) => {
        const { days, series: plotSeries } = prepareDailySeries(rows, day, series);
        if (plotSeries.length === 0) return null;
        return { days, series: plotSeries, format, height, compact };
      }}
    />
  );
}
