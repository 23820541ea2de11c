import { useFormats } from '../../theme/formats.ts';
import { ChartPanel, type ChartProps } from '../ChartPanel/ChartPanel.tsx';
import { type ChartSeries, prepareDailySeries, toShares } from '../chartSeries.ts';
import { describeShares } from '../findings.ts';

export interface ShareChartProps<Row> extends ChartProps<Row> {
  /** Day of a row, `YYYY-MM-DD`; a time part is ignored. One row per day, in any order. */
  day: (row: Row) => string;
  /** Name of a row in the tooltip, such as its fiscal week; default: its day. */
  rowName?: (row: Row) => string;
  /**
   * The parts of the whole. If there are more than eight, the seven largest are shown, and the sum of the
   * others.
   */
  parts: readonly ChartSeries<Row>[];
}

const loadPlot = async () => (await import('./SharePlot.tsx')).SharePlot;

/**
 * Stacked areas with shares of a whole in percent over time, first part on top, with direct labels.
 * @alias pie chart, donut
 */
export function ShareChart<Row>(props: ShareChartProps<Row>) {
  const formats = useFormats();
  const { day, rowName = (row: Row) => formats.day(day(row)), parts, ...panelProps } = props;
  return (
    <ChartPanel
      {...panelProps}
      loadPlot={loadPlot}
      note={(rows, strings) => {
        const { days, series } = prepareDailySeries(rows, day, parts);
        return describeShares(days, toShares(series), formats, strings);
      }}
      plotProps={(rows, height) => {
        const { points, days, series } = prepareDailySeries(rows, day, parts);
        if (series.length === 0) return null;
        const names = points.map((point) =>
          point.row === null ? formats.day(point.day) : rowName(point.row),
        );
        return { days, names, series, height };
      }}
    />
  );
}
