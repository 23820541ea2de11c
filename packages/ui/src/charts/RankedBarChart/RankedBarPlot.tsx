import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { styled } from '@mui/material/styles';
import { fittingText, textWidth, usePlotLook } from '../plotStyles.ts';

export interface RankedBarPlotProps extends Pick<BarChartProps, 'slots' | 'slotProps'> {
  /** Name of the figure. */
  label: string;
  /** From above. */
  bars: readonly { id: string | number; name: string; value: number | null }[];
  format: (value: number) => string;
  height: number;
}

/** Height of a bar with the space around it in CSS pixels. */
const barHeight = 20;
/** The figure of the longest bar needs room at its end. */
const roomForFigures = 1.18;
/** Most room for the names. */
const mostName = 260;

const Scroller = styled('div')({
  overflowY: 'auto',
  // The figure at the end of the longest bar stands beside the plot.
  '& [clip-path]': { clipPath: 'none' },
  '@media print': { maxHeight: 'none !important' },
});

/** Draws a bar for each row, named at its left, with its figure at its end. */
export function RankedBarPlot({ label, bars, format, height, slots, slotProps }: RankedBarPlotProps) {
  const look = usePlotLook();
  const nameWidth = Math.max(60, ...bars.map(({ name }) => textWidth(name, mostName))) + 8;
  const figures = bars.map(({ value }) => (value === null ? '' : format(value)));
  const values = bars.map(({ value }) => value ?? 0);
  // Two rows may have one name; the axis knows them by their place.
  const places = bars.map((_bar, index) => index);
  return (
    <Scroller style={{ maxHeight: height }}>
      <BarChart
        slots={slots}
        slotProps={slotProps}
        height={bars.length * barHeight + 8}
        layout="horizontal"
        margin={4}
        xAxis={[
          {
            position: 'none',
            min: roomForFigures * Math.min(0, ...values),
            max: roomForFigures * Math.max(0, ...values),
            domainLimit: 'strict',
          },
        ]}
        yAxis={[
          {
            data: places,
            scaleType: 'band',
            width: nameWidth,
            categoryGapRatio: 0.3,
            disableTicks: true,
            valueFormatter: (place: number, { location }) => {
              const name = bars[place]?.name ?? '';
              return location === 'tooltip' ? name : fittingText(name, nameWidth);
            },
          },
        ]}
        series={[
          {
            id: 'bars',
            label,
            data: bars.map(({ value }) => value),
            color: look.color(0),
            barLabel: ({ dataIndex }) => figures[dataIndex],
            barLabelPlacement: 'outside',
            valueFormatter: (value) => (value === null ? null : format(value)),
          },
        ]}
        sx={look.sx}
        hideLegend
        skipAnimation
      />
    </Scroller>
  );
}
