import { canStartOver, getBannerText, type WizardState } from '@portal/domain/barcode';
import { type ReactNode, useEffect, useRef } from 'react';
import { AsyncContent } from '../../feedback/AsyncContent/AsyncContent.tsx';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import type { WizardAction } from '../WizardAction.ts';
import { CompleteStep } from './CompleteStep.tsx';
import { CouponStep } from './CouponStep.tsx';
import { JobStep } from './JobStep.tsx';
import { ProgressStep } from './ProgressStep.tsx';
import { RowsStep } from './RowsStep.tsx';
import { StepIndicator, stepNames } from '../StepIndicator/StepIndicator.tsx';
import { StepLine, StepRoot, WizardRoot } from './stepStyles.ts';

export interface BarcodeWizardProps {
  /** State of the state machine in `@portal/domain/barcode`; the host runs it and makes its API calls. */
  state: WizardState;
  /** Local date, `YYYY-MM-DD`. */
  today: string;
  /** Links to Job Overview and Coupon Load Status, in every step. */
  listLinks: ReactNode;
  /** `Start another job`, in step 5. */
  startAnotherLink: ReactNode;
  /** Further actions for a started job, in steps 4 and 5. */
  jobLinks?: ReactNode;
  /** Called for every user action. Must be stable: a new function re-renders the controls of every row. */
  onAction: (action: WizardAction) => void;
}

/** The Barcode Merge Tool: renders the step of the current state. */
export function BarcodeWizard(props: BarcodeWizardProps) {
  const { state, listLinks, onAction } = props;
  const step = state.step === 'resuming' ? null : state.step;
  const sectionRef = useRef<HTMLElement>(null);
  const previousStepRef = useRef(step);
  useEffect(() => {
    const hasStepChanged = previousStepRef.current !== null && previousStepRef.current !== step;
    previousStepRef.current = step;
    if (hasStepChanged) sectionRef.current?.focus();
  }, [step]);
  const banner = getBannerText(state);
  return (
    <WizardRoot>
      <StepLine style={{ alignItems: 'center' }}>
        <StepIndicator step={step} />
        <span className="PortalStep-rest" />
        <StepLine as="nav" aria-label="Lists" data-links>
          {listLinks}
        </StepLine>
      </StepLine>
      {banner !== null && (
        <ErrorBanner
          label={state.step === 'resuming' ? 'The job' : undefined}
          message={banner}
          onRetry={canRetry(state) ? () => onAction({ type: 'retry' }) : undefined}
          action={
            state.step === 'resuming' && canStartOver(state)
              ? { label: 'Start New Job', onSelect: () => onAction({ type: 'startOver' }) }
              : undefined
          }
        />
      )}
      <StepRoot
        ref={sectionRef}
        tabIndex={-1}
        aria-label={step === null ? 'Step' : `Step ${step}: ${stepNames[step - 1]}`}
      >
        <Step {...props} />
      </StepRoot>
    </WizardRoot>
  );
}

function Step({ state, today, startAnotherLink, jobLinks, onAction }: BarcodeWizardProps) {
  switch (state.step) {
    case 'resuming':
      return state.call && <AsyncContent label="Job" state={{ status: 'loading' }} />;
    case 1:
      return <JobStep state={state} onAction={onAction} />;
    case 2:
      return <CouponStep state={state} today={today} onAction={onAction} />;
    case 3:
      return <RowsStep state={state} today={today} onAction={onAction} />;
    case 4:
      return <ProgressStep state={state} jobLinks={jobLinks} onAction={onAction} />;
    case 5:
      return (
        <CompleteStep
          state={state}
          startAnotherLink={startAnotherLink}
          jobLinks={jobLinks}
          onAction={onAction}
        />
      );
  }
}

/** Loading the channels or the job to resume can be retried. */
function canRetry(state: WizardState): boolean {
  return state.call === null && (state.step === 'resuming' || (state.step === 1 && state.channels === null));
}
