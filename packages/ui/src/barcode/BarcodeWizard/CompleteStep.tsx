import { getFailureReason, getOutcomeText, type Step5State } from '@portal/domain/barcode';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { CheckIcon, ErrorIcon } from '../../controls/icons.tsx';
import type { WizardAction } from '../WizardAction.ts';
import { StateLine } from './ProgressStep.tsx';
import { StepLine } from './stepStyles.ts';

export interface CompleteStepProps {
  state: Step5State;
  /** `Start another job`, as a link of the host. */
  startAnotherLink: ReactNode;
  /** Further actions for the job. */
  jobLinks?: ReactNode;
  onAction: (action: WizardAction) => void;
}

/** Step 5: the job has ended. */
export function CompleteStep({ state, startAnotherLink, jobLinks, onAction }: CompleteStepProps) {
  const { outcome } = state;
  const hasFailed = outcome === 'failed';
  return (
    <>
      <StateLine role={hasFailed ? 'alert' : 'status'} data-kind={hasFailed ? 'failed' : 'done'}>
        {hasFailed ? <ErrorIcon /> : <CheckIcon />}
        <span>{[getOutcomeText(outcome), getFailureReason(state)].filter(Boolean).join(' ')}</span>
      </StateLine>
      <StepLine style={{ alignItems: 'center' }}>
        <Button variant="primary" onClick={() => onAction({ type: 'startOver' })}>
          Start New Job
        </Button>
        <StepLine as="span" data-links>
          {startAnotherLink}
        </StepLine>
        {jobLinks}
      </StepLine>
    </>
  );
}
