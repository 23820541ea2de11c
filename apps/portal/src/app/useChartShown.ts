import { useWideWindow } from '@portal/ui/charts';
import { usePreferences } from '../state/preferences.ts';

/** Windows of this height in CSS pixels hold a chart and still a dozen rows below it. */
const roomForChart = 900;

/** Whether a chart is shown, and how to change that. */
export interface ChartShown {
  shown: boolean;
  onShownChange: (change: { shown: boolean }) => void;
}

/**
 * Whether the chart of a report is shown: as it was chosen in this browser, else where there is room for it.
 * @param report what the choice is remembered by
 */
export function useChartShown(report: string): ChartShown {
  const [{ charts }, change] = usePreferences();
  const isWide = useWideWindow(roomForChart);
  return {
    shown: charts[report] ?? isWide,
    onShownChange: ({ shown }) => change({ charts: { ...charts, [report]: shown } }),
  };
}
