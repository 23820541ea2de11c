import { LineChart } from '@mui/x-charts/LineChart';
import { getFontScale } from '../../controls/getFontScale.ts';
import { useFormats } from '../../theme/formats.ts';
import { type PlotSeries, toShares } from '../chartSeries.ts';
import { createDayAxis, createOneDayAxis } from '../timeAxis.ts';
import { usePlotStyles } from '../plotStyles.ts';
import { labelSeries, SeriesLabels } from '../SeriesLabels.tsx';

export interface SharePlotProps {
  /** `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
  /** Name of each day in the tooltip, such as its week. */
  names: readonly string[];
  series: readonly PlotSeries[];
  height: number;
}

/** Renders shares over days as areas that add up to 100 percent. */
export function SharePlot({ days, names, series: given, height }: SharePlotProps) {
  // An area needs two points: a single day reaches from its beginning to its end.
  const oneDayAxis = days.length === 1 && createOneDayAxis(days[0] ?? '');
  const series = oneDayAxis
    ? given.map((each) => ({ ...each, values: [...each.values, ...each.values] }))
    : given;
  const plotStyles = usePlotStyles();
  const { tickLabelStyle } = plotStyles;
  const formats = useFormats();
  const parts = toShares(series);
  const { labeled, width } = labelSeries(parts, formats.percent, 220);
  const nameByDay = new Map(days.map((day, index) => [day, names[index] ?? day]));
  return (
    <LineChart
      height={height}
      margin={{ top: 10 * getFontScale(), right: width.all, bottom: 4, left: 4 }}
      xAxis={[
        {
          ...createDayAxis(days, formats.day, (day) => nameByDay.get(day) ?? formats.day(day)),
          tickLabelStyle,
          ...oneDayAxis,
        },
      ]}
      yAxis={[
        {
          min: 0,
          max: 100,
          valueFormatter: (value: number) => `${value}%`,
          tickLabelStyle,
          width: 44 * getFontScale(),
          tickInterval: [0, 25, 50, 75, 100],
        },
      ]}
      series={parts.map(({ id, label, values, styleIndex }, index) => ({
        id,
        label,
        data: [...values],
        color: plotStyles.color(styleIndex),
        area: true,
        stack: 'whole',
        stackOrder: 'reverse' as const,
        shape: 'circle' as const,
        showMark: false,
        curve: 'linear' as const,
        valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
          value === null
            ? null
            : `${formats.percent(value)} (${formats.number(series[index]?.values[dataIndex] ?? null)})`,
      }))}
      sx={{ ...plotStyles.sx, ...plotStyles.crosshair, '& .MuiLineChart-line': { display: 'none' } }}
      hideLegend
      skipAnimation
    >
      <SeriesLabels series={labeled} width={width} kind="part" />
    </LineChart>
  );
}
