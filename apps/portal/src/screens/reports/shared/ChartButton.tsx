import { ActionButton } from '@portal/ui/layout';
import type { ChartVisibility } from './useChartVisibility.ts';

interface ChartButtonProps extends ChartVisibility {
  /** Why there is no chart yet. */
  disabledReason?: string;
}

/** Page action that shows or hides the chart of a report. */
export function ChartButton({ shown, onShownChange, disabledReason }: ChartButtonProps) {
  return (
    <ActionButton disabledReason={disabledReason} onPress={() => onShownChange({ shown: !shown })}>
      {shown ? 'Hide chart' : 'Show chart'}
    </ActionButton>
  );
}
