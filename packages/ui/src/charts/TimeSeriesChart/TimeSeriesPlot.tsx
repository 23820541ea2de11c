import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import type { PlotSeries } from '../chartSeries.ts';
import { createDayAxis } from '../timeAxis.ts';
import { includeZero } from '../includeZero.ts';
import { dashPatterns, markShapes, estimateTextWidth, usePlotStyles } from '../plotStyles.ts';
import { SeriesLabels } from '../SeriesLabels.tsx';

export interface TimeSeriesPlotProps extends Pick<LineChartProps, 'slots' | 'slotProps'> {
  /** `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
  series: readonly PlotSeries[];
  format: (value: number) => string;
  height: number;
  /** No direct labels and a narrow axis. */
  compact: boolean;
}

/** Above this number of days there are no marks, because they would hide the line. */
const maxDaysWithMarks = 20;
/** Renders lines over days. */
export function TimeSeriesPlot({
  days,
  series,
  format,
  height,
  compact,
  slots,
  slotProps,
}: TimeSeriesPlotProps) {
  const plotStyles = usePlotStyles();
  const labelWidth = compact
    ? 16
    : Math.max(40, ...series.map(({ label }) => estimateTextWidth(label, 180))) + 30;
  const dashStyles: Record<string, { strokeDasharray: string | undefined }> = Object.fromEntries(
    series.map(({ id, styleIndex }) => [
      `& .MuiLineChart-line[data-series="${CSS.escape(id)}"]`,
      { strokeDasharray: dashPatterns[styleIndex] },
    ]),
  );
  return (
    <LineChart
      slots={slots}
      slotProps={slotProps}
      height={height}
      margin={{ top: 10, right: labelWidth, bottom: 4, left: 4 }}
      xAxis={[createDayAxis(days)]}
      yAxis={[
        {
          ...includeZero(series.flatMap(({ values }) => values)),
          valueFormatter: (value: number) => format(value),
          width: compact ? 32 : 60,
          tickNumber: compact ? 3 : 5,
        },
      ]}
      series={series.map(({ id, label, values, styleIndex }) => ({
        id,
        label,
        data: [...values],
        color: plotStyles.color(styleIndex),
        shape: markShapes[styleIndex],
        showMark: days.length <= maxDaysWithMarks,
        curve: 'linear' as const,
        valueFormatter: (value: number | null) => (value === null ? null : format(value)),
      }))}
      grid={{ horizontal: true }}
      sx={{ ...plotStyles.sx, ...dashStyles }}
      hideLegend
      skipAnimation
    >
      {!compact && <SeriesLabels series={series} width={labelWidth} kind="line" />}
    </LineChart>
  );
}
