import { useWideWindow } from '@portal/ui/charts';
import { usePreferences } from '../state/preferences.ts';

/**
 * Whether the chart of a report is shown: as it was chosen in this browser, else where there is room for it.
 * @param report what the choice is remembered by
 * @param minHeight height in CSS pixels from which a window has room for it
 */
export function useChartShown(
  report: string,
  minHeight = 0,
): {
  shown: boolean;
  onShownChange: (change: { shown: boolean }) => void;
} {
  const [{ charts }, change] = usePreferences();
  const isWide = useWideWindow(minHeight);
  return {
    shown: charts[report] ?? isWide,
    onShownChange: ({ shown }) => change({ charts: { ...charts, [report]: shown } }),
  };
}
