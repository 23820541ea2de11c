import type { CopiedJob } from './job.ts';
import type { Step2State, Step3State, WizardEvent, WizardStateBase, WizardState } from './wizard.ts';
import { canStartOver } from './wizardActions.ts';
import { handleRowsResponse, handleRowsFailure, reduceStep2, reduceStep3 } from './wizardCoupons.ts';
import {
  handleResumingResponse,
  handleStep1Response,
  handleResumingFailure,
  handleStep1Failure,
  createStep1,
  reduceResuming,
  reduceStep1,
  resumeJob,
} from './wizardJob.ts';
import { handleStep4Response, handleStep4Failure, reduceStep4 } from './wizardProgress.ts';

export type OpenWizardOptions =
  /** A new job, or one that starts as a copy of another one. `today` is the company's date, `YYYY-MM-DD`. */
  | { today: string; copied?: CopiedJob }
  /** Resumes a job; the step in the URL only decides whether a finished job shows its log. */
  | { jobId: number; requestedStep?: number };

/**
 * The initial state of the wizard, with its first call pending.
 * @throws RangeError when today is not a valid date
 */
export function openWizard(options: OpenWizardOptions, isTabHidden = false): WizardState {
  const base: WizardStateBase = { call: null, lastCallId: 0, error: null, isTabHidden };
  if ('today' in options) return createStep1(base, options.today, options.copied ?? null);
  return resumeJob(base, options.jobId, options.requestedStep ?? null);
}

/**
 * The state after an event. Pure: clock and date come with the events, calls are part of the state. An event that
 * does not apply returns the same state.
 * @see docs/domain/barcode.md
 */
export function nextWizardState(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'answered':
      return isPendingCall(state, event) && state.call?.type === event.response.to
        ? handleResponse(state, event)
        : state;
    case 'failed':
      return isPendingCall(state, event) ? handleFailure(state, event) : state;
    case 'startOver':
      return canStartOver(state) ? createStep1(state, event.today) : state;
    case 'useTheirs':
      return hasTheirRows(state) ? resumeJob(state, state.jobId, null) : state;
    case 'tabHidden':
      return { ...state, isTabHidden: true };
    case 'tabShown':
      return state.isTabHidden ? reduceStep({ ...state, isTabHidden: false }, event) : state;
    default:
      return reduceStep(state, event);
  }
}

function hasTheirRows(state: WizardState): state is Step2State | Step3State {
  return (state.step === 2 || state.step === 3) && state.theirs !== null;
}

function isPendingCall({ call }: WizardState, { callId }: { callId: number }): boolean {
  return call !== null && call.id === callId;
}

function reduceStep(state: WizardState, event: WizardEvent): WizardState {
  switch (state.step) {
    case 'resuming':
      return reduceResuming(state, event);
    case 1:
      return reduceStep1(state, event);
    case 2:
      return reduceStep2(state, event);
    case 3:
      return reduceStep3(state, event);
    case 4:
      return reduceStep4(state, event);
    case 5:
      return state;
  }
}

function handleResponse(
  state: WizardState,
  { response, now }: Extract<WizardEvent, { type: 'answered' }>,
): WizardState {
  switch (state.step) {
    case 'resuming':
      return handleResumingResponse(state, response, now);
    case 1:
      return handleStep1Response(state, response);
    case 2:
    case 3:
      return handleRowsResponse(state, response, now);
    case 4:
      return handleStep4Response(state, response, now);
    case 5:
      return state;
  }
}

function handleFailure(state: WizardState, failure: Extract<WizardEvent, { type: 'failed' }>): WizardState {
  switch (state.step) {
    case 'resuming':
      return handleResumingFailure(state, failure.message);
    case 1:
      return handleStep1Failure(state, failure);
    case 2:
    case 3:
      return handleRowsFailure(state, failure);
    case 4:
      return handleStep4Failure(state, failure);
    case 5:
      return state;
  }
}
