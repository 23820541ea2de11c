import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { formatNumber, formatPercent } from '@portal/domain';
import type { DrawnSeries } from '../chartSeries.ts';
import { shares } from '../chartSeries.ts';
import { dayOfAxis, dayOnAxis } from '../days.ts';
import { textWidth, usePlotLook } from '../plotStyles.ts';
import { SeriesLabels } from '../SeriesLabels.tsx';

export interface SharePlotProps extends Pick<LineChartProps, 'slots' | 'slotProps'> {
  /** `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
  /** Name of each day in the tooltip, such as its week. */
  names: readonly string[];
  series: readonly DrawnSeries[];
  height: number;
}

/** Renders shares over days as areas that add up to 100 percent. */
export function SharePlot({ days, names, series, height, slots, slotProps }: SharePlotProps) {
  const look = usePlotLook();
  const labelWidth = Math.max(40, ...series.map(({ label }) => textWidth(label, 220))) + 30;
  const parts = shares(series);
  const nameOf = new Map(days.map((day, index) => [day, names[index] ?? day]));
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
          valueFormatter: (place: Date, { location }) => {
            const day = dayOfAxis(place);
            return location === 'tooltip' ? (nameOf.get(day) ?? day) : day;
          },
          tickMinStep: 86_400_000,
          tickLabelMinGap: 12,
          domainLimit: 'strict',
        },
      ]}
      yAxis={[
        {
          min: 0,
          max: 100,
          valueFormatter: (value: number) => `${value}%`,
          width: 44,
          tickInterval: [0, 25, 50, 75, 100],
        },
      ]}
      series={parts.map(({ id, label, values, place }, index) => ({
        id,
        label,
        data: [...values],
        color: look.color(place),
        area: true,
        stack: 'whole',
        stackOrder: 'reverse' as const,
        showMark: false,
        curve: 'linear' as const,
        valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
          value === null
            ? null
            : `${formatPercent(value)} (${formatNumber(series[index]?.values[dataIndex] ?? null)})`,
      }))}
      sx={{ ...look.sx, '& .MuiLineChart-line': { display: 'none' } }}
      hideLegend
      skipAnimation
    >
      <SeriesLabels series={parts} width={labelWidth} kind="part" />
    </LineChart>
  );
}
