import type { Step5State } from '@portal/domain/barcode';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { DescriptionList } from '../../layout/DescriptionList/DescriptionList.tsx';
import type { WizardAction } from '../WizardAction.ts';
import { OutcomeLine } from './ProgressStep.tsx';
import { StepLine } from './stepStyles.ts';

export interface CompleteStepProps {
  state: Step5State;
  /** `Start another job`, as a link of the host. */
  startAnotherLink: ReactNode;
  /** Further actions for the job. */
  jobLinks?: ReactNode;
  onAction: (action: WizardAction) => void;
}

/** Step 5: the job has ended. Its facts are unknown when the service cannot tell them. */
export function CompleteStep({ state, startAnotherLink, jobLinks, onAction }: CompleteStepProps) {
  const { job } = state;
  return (
    <>
      <OutcomeLine state={state} />
      {job && (
        <DescriptionList
          items={[
            { label: 'Job Name', value: job.jobName },
            { label: 'Stats Table', value: job.joannStatsTable },
            { label: 'Campaign ID', value: job.orceCampaignId },
            { label: 'Output File Name', value: job.outputFileName },
          ]}
        />
      )}
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
