import { useWideWindow } from '@portal/ui/charts';
import { usePreferences } from '../../../state/preferences.ts';

/** Minimum window height in CSS pixels that fits a chart and a dozen rows. */
const minHeightForChart = 900;

/** Whether a chart is shown, with a change handler. */
export interface ChartVisibility {
  shown: boolean;
  onShownChange: (change: { shown: boolean }) => void;
}

/**
 * Whether the chart of a report is shown: the stored choice, otherwise depending on the window size.
 * @param report key under which the choice is stored
 */
export function useChartVisibility(report: string): ChartVisibility {
  const [{ charts }, change] = usePreferences();
  const isWide = useWideWindow(minHeightForChart);
  return {
    shown: charts[report] ?? isWide,
    onShownChange: ({ shown }) => change({ charts: { ...charts, [report]: shown } }),
  };
}
