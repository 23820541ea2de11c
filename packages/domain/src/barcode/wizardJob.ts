import { couponsForJob, type JobCoupon } from './coupon.ts';
import { defaultJobName } from './dateCode.ts';
import { newJobId } from './job.ts';
import {
  calling,
  frameOf,
  wizardTexts,
  type ResumingState,
  type Step1State,
  type WizardAnswer,
  type WizardEvent,
  type WizardFrame,
  type WizardState,
} from './wizard.ts';
import { canGoToStep2, isWaiting } from './wizardActions.ts';
import { newJobStep2, rowsStep } from './wizardCoupons.ts';
import { progressOf } from './wizardProgress.ts';

/** Step 1 with today's job name, waiting for the channels. */
export function newJob(
  frame: WizardFrame,
  today: string,
  copiedRows: readonly JobCoupon[] | null = null,
): Step1State {
  const state: Step1State = {
    ...frameOf(frame),
    step: 1,
    jobName: defaultJobName(today),
    statsTable: '',
    channelId: null,
    channels: null,
    copiedRows,
  };
  return calling(state, { type: 'listChannels' });
}

/** Resumes a job: waits for its state. */
export function resumeJob(frame: WizardFrame, jobId: number, wantedStep: number | null): ResumingState {
  const state: ResumingState = { ...frameOf(frame), step: 'resuming', jobId, wantedStep, job: null };
  return calling(state, { type: 'readJob', jobId });
}

export function nextStep1(state: Step1State, event: WizardEvent): Step1State {
  switch (event.type) {
    case 'jobChanged':
      return isWaiting(state) ? state : { ...state, ...event.values };
    case 'goToStep2':
      return canGoToStep2(state) && state.channelId !== null ? creating(state, state.channelId) : state;
    case 'retry': {
      const hasChannels = state.channels !== null || state.call !== null;
      return hasChannels ? state : calling({ ...state, error: null }, { type: 'listChannels' });
    }
    default:
      return state;
  }
}

export function answerStep1(state: Step1State, answer: WizardAnswer): WizardState {
  if (answer.to === 'listChannels') return { ...state, call: null, channels: answer.channels };
  if (answer.to !== 'createJob') return { ...state, call: null };
  const id = newJobId(answer.text);
  if (id === 'refused') return { ...state, call: null, error: wizardTexts.jobRefused };
  if (id === null) return { ...state, call: null, error: wizardTexts.jobFailed };
  return newJobStep2(state, id, state.copiedRows && couponsForJob(state.copiedRows, id));
}

/** Shows the texts of the specification for every kind of failure. */
export function failStep1(state: Step1State): Step1State {
  const isOfChannels = state.call?.type === 'listChannels';
  return { ...state, call: null, error: isOfChannels ? wizardTexts.channelsFailed : wizardTexts.jobFailed };
}

export function nextResuming(state: ResumingState, event: WizardEvent): ResumingState {
  if (event.type !== 'retry' || state.call !== null) return state;
  const type = state.job === null ? 'readJob' : 'listCoupons';
  return calling({ ...state, error: null }, { type, jobId: state.jobId });
}

/** A started job needs no rows; otherwise the rows are loaded before the step is shown. */
export function answerResuming(state: ResumingState, answer: WizardAnswer, now: number): WizardState {
  if (answer.to === 'listCoupons' && state.job !== null) return rowsStep(state, state.job, answer.coupons);
  if (answer.to !== 'readJob') return { ...state, call: null };
  const { job } = answer;
  if (job.step >= 4) return progressOf(state, job, state.wantedStep, now);
  return calling({ ...state, job }, { type: 'listCoupons', jobId: state.jobId });
}

export function failResuming(state: ResumingState, message: string): ResumingState {
  return { ...state, call: null, error: message };
}

function creating(state: Step1State, channelId: number): Step1State {
  const body = {
    JobName: state.jobName.trim(),
    JoannStatsTable: state.statsTable.trim(),
    ChannelId: channelId,
  };
  return calling({ ...state, error: null }, { type: 'createJob', body });
}
