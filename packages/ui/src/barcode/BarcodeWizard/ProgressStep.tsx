import {
  canCheckAgain,
  canGoToStep5,
  getFailureReason,
  getOutcomeText,
  type Step4State,
  type Step5State,
  wizardTexts,
} from '@portal/domain/barcode';
import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { CheckIcon, ErrorIcon, InfoIcon } from '../../controls/icons.tsx';
import type { WizardAction } from '../WizardAction.ts';
import { JobLog } from './JobLog.tsx';
import { QuietText, StepLine } from './stepStyles.ts';

export interface ProgressStepProps {
  state: Step4State;
  /** Further actions for the job. */
  jobLinks?: ReactNode;
  onAction: (action: WizardAction) => void;
}

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

const Spinner = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 16,
  height: 16,
  border: `2px solid ${theme.vars.palette.portal.hairline}`,
  borderTopColor: theme.vars.palette.primary.main,
  borderRadius: '50%',
  animation: `${spin} 0.9s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

const StateLine = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  '& > svg': { flex: 'none' },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '&[data-kind="done"] > svg': { color: theme.vars.palette.success.main },
  '&[data-kind="failed"]': { color: theme.vars.palette.error.main },
}));

/** Step 4: the job is running; its log is polled until it has ended. */
export function ProgressStep({ state, jobLinks, onAction }: ProgressStepProps) {
  const { log, polling, hasPollFailed } = state;
  return (
    <>
      <StateLine>{wizardTexts.submitted}</StateLine>
      <RunStatus state={state} />
      <JobLog log={log} />
      {hasPollFailed && polling.status === 'running' && (
        <QuietText as="output">Couldn't refresh the log. Retrying…</QuietText>
      )}
      <StepLine>
        <Button
          variant="primary"
          disabled={!canGoToStep5(state)}
          onClick={() => onAction({ type: 'goToStep5' })}
        >
          Go to Step 5
        </Button>
        {canCheckAgain(state) && (
          <Button onClick={() => onAction({ type: 'checkAgain' })}>Check again</Button>
        )}
        <Button onClick={() => onAction({ type: 'startOver' })}>Start New Job</Button>
        {jobLinks}
      </StepLine>
    </>
  );
}

/** Status of the job, announced when it changes. */
function RunStatus({ state }: { state: Step4State }) {
  const { polling } = state;
  if (polling.status === 'running') {
    return (
      <StateLine as="output">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> cannot be drawn as a ring */}
        <Spinner role="progressbar" aria-label="The job is running" />
        <span>Running</span>
      </StateLine>
    );
  }
  if (polling.status === 'cutOff') {
    return (
      <StateLine as="output">
        <InfoIcon />
        <span>{wizardTexts.cutOff}</span>
      </StateLine>
    );
  }
  return <OutcomeLine state={state} />;
}

/** How the job ended, and why it failed. */
export function OutcomeLine({ state }: { state: Step4State | Step5State }) {
  const hasFailed = state.outcome === 'failed';
  return (
    <StateLine role={hasFailed ? 'alert' : 'status'} data-kind={hasFailed ? 'failed' : 'done'}>
      {hasFailed ? <ErrorIcon /> : <CheckIcon />}
      <span>{[getOutcomeText(state.outcome), getFailureReason(state)].filter(Boolean).join(' ')}</span>
    </StateLine>
  );
}
