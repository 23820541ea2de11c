import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import type { DrawnSeries } from '../chartSeries.ts';
import { dayOfAxis, dayOnAxis } from '../days.ts';
import { dashes, marks, textWidth, usePlotLook } from '../plotStyles.ts';
import { SeriesLabels } from '../SeriesLabels.tsx';

export interface TimeSeriesPlotProps extends Pick<LineChartProps, 'slots' | 'slotProps'> {
  /** `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
  series: readonly DrawnSeries[];
  format: (value: number) => string;
  height: number;
  /** No direct labels and a narrow axis. */
  compact: boolean;
}

/** Above this number of days there are no marks, because they would hide the line. */
const mostMarks = 20;
const dayMs = 86_400_000;

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
  const look = usePlotLook();
  const labelWidth = compact ? 16 : Math.max(40, ...series.map(({ label }) => textWidth(label, 180))) + 30;
  const dashedLines: Record<string, { strokeDasharray: string | undefined }> = Object.fromEntries(
    series.map(({ id, place }) => [
      `& .MuiLineChart-line[data-series="${CSS.escape(id)}"]`,
      { strokeDasharray: dashes[place] },
    ]),
  );
  return (
    <LineChart
      slots={slots}
      slotProps={slotProps}
      height={height}
      margin={{ top: 10, right: labelWidth, bottom: 4, left: 4 }}
      xAxis={[
        {
          data: days.map(dayOnAxis),
          scaleType: 'utc',
          valueFormatter: (day: Date) => dayOfAxis(day),
          tickMinStep: dayMs,
          tickLabelMinGap: 12,
          domainLimit: 'strict',
        },
      ]}
      yAxis={[
        {
          valueFormatter: (value: number) => format(value),
          width: compact ? 32 : 60,
          tickNumber: compact ? 3 : 5,
        },
      ]}
      series={series.map(({ id, label, values, place }) => ({
        id,
        label,
        data: [...values],
        color: look.color(place),
        shape: marks[place],
        showMark: days.length <= mostMarks,
        curve: 'linear' as const,
        valueFormatter: (value: number | null) => (value === null ? null : format(value)),
      }))}
      grid={{ horizontal: true }}
      sx={{ ...look.sx, ...dashedLines }}
      hideLegend
      skipAnimation
    >
      {!compact && <SeriesLabels series={series} width={labelWidth} kind="line" />}
    </LineChart>
  );
}
