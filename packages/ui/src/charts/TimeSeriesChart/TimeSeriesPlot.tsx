import { LineChart } from '@mui/x-charts/LineChart';
import { getFontScale } from '../../controls/getFontScale.ts';
import { useFormats } from '../../theme/formats.ts';
import type { PlotSeries } from '../chartSeries.ts';
import { createDayAxis } from '../timeAxis.ts';
import { includeZero } from '../includeZero.ts';
import { dashPatterns, usePlotStyles } from '../plotStyles.ts';
import { labelSeries, SeriesLabels } from '../SeriesLabels.tsx';

export interface TimeSeriesPlotProps {
  /** `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
  series: readonly PlotSeries[];
  format: (value: number) => string;
  height: number;
  /** No direct labels and a narrow axis. */
  compact: boolean;
}

/** Renders lines over days, with a mark at their last value and on days between two gaps. */
export function TimeSeriesPlot({ days, series, format, height, compact }: TimeSeriesPlotProps) {
  const plotStyles = usePlotStyles();
  const { tickLabelStyle } = plotStyles;
  const formats = useFormats();
  const { labeled, width } = labelSeries(series, format, 180);
  const dashStyles: Record<string, { strokeDasharray: string | undefined }> = Object.fromEntries(
    series.map(({ id, styleIndex }) => [
      `& .MuiLineChart-line[data-series="${CSS.escape(id)}"]`,
      { strokeDasharray: dashPatterns[styleIndex] },
    ]),
  );
  return (
    <LineChart
      height={height}
      margin={{ top: 10 * getFontScale(), right: compact ? 16 : width.all, bottom: 4, left: 4 }}
      xAxis={[{ ...createDayAxis(days, formats.day), tickLabelStyle }]}
      yAxis={[
        {
          ...includeZero(series.flatMap(({ values }) => values)),
          valueFormatter: (value: number) => format(value),
          tickLabelStyle,
          width: (compact ? 32 : 60) * getFontScale(),
          tickNumber: compact ? 3 : 5,
        },
      ]}
      series={series.map(({ id, label, values, styleIndex }) => ({
        id,
        label,
        data: [...values],
        color: plotStyles.color(styleIndex),
        shape: 'circle' as const,
        showMark: ({ index }) => isMarked(values, index),
        curve: 'linear' as const,
        valueFormatter: (value: number | null) => (value === null ? null : format(value)),
      }))}
      grid={{ horizontal: true }}
      sx={{ ...plotStyles.sx, ...plotStyles.crosshair, ...dashStyles }}
      hideLegend
      skipAnimation
    >
      {!compact && <SeriesLabels series={labeled} width={width} kind="line" />}
    </LineChart>
  );
}

function isMarked(values: readonly (number | null)[], index: number): boolean {
  const isLast = index === values.findLastIndex((value) => value !== null);
  return isLast || ((values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null);
}
