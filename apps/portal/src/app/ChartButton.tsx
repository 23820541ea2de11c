import { ActionButton } from '@portal/ui/layout';
import type { ChartShown } from './useChartShown.ts';

interface ChartButtonProps extends ChartShown {
  /** Why there is nothing to draw yet. */
  disabledReason?: string;
}

/** Shows or hides the picture of a report, among the actions of its page. */
export function ChartButton({ shown, onShownChange, disabledReason }: ChartButtonProps) {
  return (
    <ActionButton disabledReason={disabledReason} onPress={() => onShownChange({ shown: !shown })}>
      {shown ? 'Hide chart' : 'Show chart'}
    </ActionButton>
  );
}
