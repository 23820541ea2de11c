import { BarChart } from '@mui/x-charts/BarChart';
import { styled } from '../../theme/styled.ts';
import { getFontScale } from '../../controls/getFontScale.ts';
import type { Bar } from './rankBars.ts';
import { truncateToWidth, estimateTextWidth, usePlotStyles } from '../plotStyles.ts';

export interface RankedBarPlotProps {
  /** Name of the measure. */
  label: string;
  /** From top to bottom. */
  bars: readonly Bar[];
  format: (value: number) => string;
  height: number;
}

/** Height of a bar including its gap, in CSS pixels. */
const barHeightPx = 20;
/** Maximum width of the names in CSS pixels. */
const maxNameWidthPx = 260;
/** Maximum width of the values in CSS pixels. */
const maxValueWidthPx = 120;

const Scroller = styled('div')({
  overflowY: 'auto',
  // The value label of the longest bar is in the margin.
  '& [clip-path]': { clipPath: 'none' },
  '& .MuiChartsAxis-tick': { display: 'none' },
  '@media print': { maxHeight: 'none !important' },
});

/** Renders a bar per row with its name at the left and its value at the end. */
export function RankedBarPlot({ label, bars, format, height }: RankedBarPlotProps) {
  const plotStyles = usePlotStyles();
  const nameWidth = Math.max(60, ...bars.map(({ name }) => estimateTextWidth(name, maxNameWidthPx))) + 8;
  const valueLabels = bars.map(({ value }) => (value === null ? '' : format(value)));
  const values = bars.map(({ value }) => value ?? 0);
  const valueWidth = Math.max(...valueLabels.map((text) => estimateTextWidth(text, maxValueWidthPx))) + 8;
  const negativeWidth = values.some((value) => value < 0) ? valueWidth : 0;
  // Names may repeat, so the axis uses indexes.
  const barIndexes = bars.map((_bar, index) => index);
  return (
    <Scroller style={{ maxHeight: height }}>
      <BarChart
        height={bars.length * barHeightPx * getFontScale() + 8}
        layout="horizontal"
        margin={{ top: 4, bottom: 4, left: 4, right: valueWidth }}
        xAxis={[
          {
            position: 'none',
            min: Math.min(0, ...values),
            max: Math.max(0, ...values),
            domainLimit: 'strict',
          },
        ]}
        yAxis={[
          {
            data: barIndexes,
            scaleType: 'band',
            width: nameWidth + negativeWidth,
            categoryGapRatio: 0.3,
            // Invisible ticks keep the names clear of the values of negative bars.
            tickSize: 4 + negativeWidth,
            tickLabelStyle: plotStyles.tickLabelStyle,
            valueFormatter: (barIndex: number, { location }) => {
              const name = bars[barIndex]?.name ?? '';
              return location === 'tooltip' ? name : truncateToWidth(name, nameWidth);
            },
          },
        ]}
        series={[
          {
            id: 'bars',
            label,
            data: bars.map(({ value }) => value),
            color: plotStyles.color(0),
            barLabel: ({ dataIndex }) => valueLabels[dataIndex],
            barLabelPlacement: 'outside',
            valueFormatter: (value) => (value === null ? null : format(value)),
          },
        ]}
        sx={plotStyles.sx}
        hideLegend
        skipAnimation
      />
    </Scroller>
  );
}
