import { Button } from '../../controls/Button/Button.tsx';
import type { WizardAction } from '../WizardAction.ts';

export interface StartOverButtonProps {
  isDisabled: boolean;
  onAction: (action: WizardAction) => void;
}

/** Releases the campaign of the job, in steps 2 and 3. */
export function StartOverButton({ isDisabled, onAction }: StartOverButtonProps) {
  return (
    <Button
      disabled={isDisabled}
      title="Choose another campaign. The job and the rows you added are kept."
      onClick={() => onAction({ type: 'releaseCampaign' })}
    >
      Start over
    </Button>
  );
}
