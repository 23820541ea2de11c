import { toDateCode } from './dateCode.ts';
import { parseNewJobId, type CopiedJob } from './job.ts';
import {
  startCall,
  nextStepBase,
  wizardTexts,
  type ResumingState,
  type Step1State,
  type WizardResponse,
  type WizardEvent,
  type WizardStateBase,
  type WizardState,
} from './wizard.ts';
import { canGoToStep2, isWaiting } from './wizardActions.ts';
import { createStep2, toRowsStep } from './wizardCoupons.ts';
import { toProgressStep } from './wizardProgress.ts';

/** Step 1 with today's job name, and the stats table and channel of a copied job, waiting for the channels. */
export function createStep1(
  base: WizardStateBase,
  today: string,
  copied: CopiedJob | null = null,
): Step1State {
  const state: Step1State = {
    ...nextStepBase(base),
    step: 1,
    jobName: toDateCode(today),
    statsTable: copied?.statsTable ?? '',
    channelId: copied?.channelId ?? null,
    channels: null,
    copied,
  };
  return startCall(state, { type: 'listChannels' });
}

/** Resumes a job: waits for its state. */
export function resumeJob(base: WizardStateBase, jobId: number, requestedStep: number | null): ResumingState {
  const state: ResumingState = { ...nextStepBase(base), step: 'resuming', jobId, requestedStep, job: null };
  return startCall(state, { type: 'readJob', jobId });
}

export function reduceStep1(state: Step1State, event: WizardEvent): Step1State {
  switch (event.type) {
    case 'jobChanged':
      return isWaiting(state) ? state : { ...state, ...event.values };
    case 'goToStep2':
      return canGoToStep2(state) && state.channelId !== null
        ? startCreatingJob(state, state.channelId)
        : state;
    case 'retry': {
      const hasChannels = state.channels !== null || state.call !== null;
      return hasChannels ? state : startCall({ ...state, error: null }, { type: 'listChannels' });
    }
    default:
      return state;
  }
}

export function handleStep1Response(state: Step1State, response: WizardResponse): WizardState {
  if (response.to === 'listChannels') return { ...state, call: null, channels: response.channels };
  if (response.to !== 'createJob') return { ...state, call: null };
  const id = parseNewJobId(response.text);
  if (id === 'refused') return { ...state, call: null, error: wizardTexts.jobRefused };
  if (id === null) return { ...state, call: null, error: wizardTexts.jobFailed };
  return createStep2(state, id, state.copied);
}

/**
 * Shows the texts of the specification, except for a conflict: a job was created by an earlier call whose response was
 * lost, and the message says so.
 */
export function handleStep1Failure(
  state: Step1State,
  { status, message }: { status: number | null; message: string },
): Step1State {
  const isChannelCall = state.call?.type === 'listChannels';
  const jobError = status === 409 ? message : wizardTexts.jobFailed;
  return { ...state, call: null, error: isChannelCall ? wizardTexts.channelsFailed : jobError };
}

export function reduceResuming(state: ResumingState, event: WizardEvent): ResumingState {
  if (event.type !== 'retry' || state.call !== null) return state;
  const type = state.job === null ? 'readJob' : 'listCoupons';
  return startCall({ ...state, error: null }, { type, jobId: state.jobId });
}

/** A started job needs no rows; otherwise the rows are loaded before the step is shown. */
export function handleResumingResponse(
  state: ResumingState,
  response: WizardResponse,
  now: number,
): WizardState {
  if (response.to === 'listCoupons' && state.job !== null)
    return toRowsStep(state, state.job, response.coupons);
  if (response.to !== 'readJob') return { ...state, call: null };
  const { job } = response;
  if (job.step >= 4) return toProgressStep(state, job, state.requestedStep, now);
  return startCall({ ...state, job }, { type: 'listCoupons', jobId: state.jobId });
}

export function handleResumingFailure(state: ResumingState, message: string): ResumingState {
  return { ...state, call: null, error: message };
}

function startCreatingJob(state: Step1State, channelId: number): Step1State {
  const body = {
    JobName: state.jobName.trim(),
    JoannStatsTable: state.statsTable.trim(),
    ChannelId: channelId,
  };
  return startCall({ ...state, error: null }, { type: 'createJob', body });
}
