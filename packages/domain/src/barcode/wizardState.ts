import type { JobCoupon } from './coupon.ts';
import type { WizardEvent, WizardFrame, WizardState } from './wizard.ts';
import { canStartOver } from './wizardActions.ts';
import { answerRows, failRows, nextStep2, nextStep3 } from './wizardCoupons.ts';
import {
  answerResuming,
  answerStep1,
  failResuming,
  failStep1,
  newJob,
  nextResuming,
  nextStep1,
  resumeJob,
} from './wizardJob.ts';
import { answerStep4, answerStep5, failStep4, nextStep4 } from './wizardProgress.ts';

/** How the wizard is opened. */
export type WizardOpening =
  /** A new job. `today` is the local date, `YYYY-MM-DD`; `copiedRows` are the initial rows, from another job. */
  | { today: string; copiedRows?: readonly JobCoupon[] }
  /** Resumes a job; the step in the URL only decides whether a finished job shows its log. */
  | { jobId: number; wantedStep?: number };

/**
 * The initial state of the wizard, with its first call pending.
 * @throws RangeError when today is not a valid date
 */
export function openWizard(opening: WizardOpening, isTabHidden = false): WizardState {
  const frame: WizardFrame = { call: null, lastCallId: 0, error: null, isTabHidden };
  if ('today' in opening) return newJob(frame, opening.today, opening.copiedRows ?? null);
  return resumeJob(frame, opening.jobId, opening.wantedStep ?? null);
}

/**
 * The state after an event. Pure: clock and date come with the events, calls are part of the state. An event that
 * does not apply returns the same state.
 * @see docs/domain/barcode.md
 */
export function nextWizardState(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'answered':
      return isAwaited(state, event) && state.call?.type === event.answer.to ? answered(state, event) : state;
    case 'failed':
      return isAwaited(state, event) ? failed(state, event) : state;
    case 'startOver':
      return canStartOver(state) ? newJob(state, event.today) : state;
    case 'tabHidden':
      return { ...state, isTabHidden: true };
    case 'tabShown':
      return state.isTabHidden ? ofStep({ ...state, isTabHidden: false }, event) : state;
    default:
      return ofStep(state, event);
  }
}

function isAwaited({ call }: WizardState, { callId }: { callId: number }): boolean {
  return call !== null && call.id === callId;
}

function ofStep(state: WizardState, event: WizardEvent): WizardState {
  switch (state.step) {
    case 'resuming':
      return nextResuming(state, event);
    case 1:
      return nextStep1(state, event);
    case 2:
      return nextStep2(state, event);
    case 3:
      return nextStep3(state, event);
    case 4:
      return nextStep4(state, event);
    case 5:
      return state;
  }
}

function answered(
  state: WizardState,
  { answer, now }: Extract<WizardEvent, { type: 'answered' }>,
): WizardState {
  switch (state.step) {
    case 'resuming':
      return answerResuming(state, answer, now);
    case 1:
      return answerStep1(state, answer);
    case 2:
    case 3:
      return answerRows(state, answer, now);
    case 4:
      return answerStep4(state, answer, now);
    case 5:
      return answerStep5(state, answer);
  }
}

function failed(state: WizardState, failure: Extract<WizardEvent, { type: 'failed' }>): WizardState {
  switch (state.step) {
    case 'resuming':
      return failResuming(state, failure.message);
    case 1:
      return failStep1(state);
    case 2:
    case 3:
      return failRows(state, failure);
    case 4:
      return failStep4(state, failure.now);
    case 5:
      return { ...state, call: null };
  }
}
