import './themeOptions.ts';
export type { ChartProps } from './ChartPanel/ChartPanel.tsx';
export type { ChartLocaleText } from './chartLocaleText.ts';
export { useRoomForChart } from './ChartPanel/useRoomForChart.ts';
export type { ChartSeries } from './chartSeries.ts';
export {
  type ChartMeasure,
  RankedBarChart,
  type RankedBarChartProps,
} from './RankedBarChart/RankedBarChart.tsx';
export { ShareChart, type ShareChartProps } from './ShareChart/ShareChart.tsx';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline.tsx';
export { TimeSeriesChart, type TimeSeriesChartProps } from './TimeSeriesChart/TimeSeriesChart.tsx';
