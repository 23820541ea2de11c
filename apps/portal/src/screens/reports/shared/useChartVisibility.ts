import { useRoomForChart } from '@portal/ui/charts';
import { use, useEffect } from 'react';
import { usePreferences } from '../../../state/preferences.ts';
import { ViewScopeContext } from '../../../views/ViewScopeContext.ts';

/** Minimum window height in CSS pixels that fits a chart and a dozen rows. */
const minHeightForChart = 900;

/** Whether a chart is shown, with a change handler. */
export interface ChartVisibility {
  shown: boolean;
  onShownChange: (change: { shown: boolean }) => void;
}

/**
 * Whether the chart of a report is shown: the choice of the open view or the user, otherwise depending on the window size.
 * @param report key under which the choice is stored
 * @param isOnRequest without a choice, the chart is not shown in a large window either
 */
export function useChartVisibility(report: string, isOnRequest = false): ChartVisibility {
  const [{ charts }, change] = usePreferences();
  const hasRoom = useRoomForChart(minHeightForChart);
  const scope = use(ViewScopeContext);
  const shown = scope?.hasChart ?? charts[report] ?? (hasRoom && !isOnRequest);
  const setHasChart = scope?.setHasChart;
  useEffect(() => setHasChart?.(shown), [setHasChart, shown]);
  return {
    shown,
    onShownChange: (next) => {
      if (!scope?.change({ hasChart: next.shown })) change({ charts: { ...charts, [report]: next.shown } });
    },
  };
}
