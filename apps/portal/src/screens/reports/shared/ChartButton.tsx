import { ActionButton } from '../../../actions/ActionButton.tsx';
import type { ChartVisibility } from './useChartVisibility.ts';

interface ChartButtonProps extends ChartVisibility {
  /** Why there is no chart yet. */
  disabledReason?: string;
}

/** Page action that shows or hides the chart of a report. */
export function ChartButton({ shown, onShownChange, disabledReason }: ChartButtonProps) {
  return (
    <ActionButton disabledReason={disabledReason} onClick={() => onShownChange({ shown: !shown })}>
      {shown ? 'Hide chart' : 'Show chart'}
    </ActionButton>
  );
}
