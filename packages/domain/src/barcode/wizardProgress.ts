import type { BarcodeJobState } from './job.ts';
import { hasJobEnded, type JobLogEntry } from './jobLog.ts';
import {
  POLLING_TIMEOUT_MS,
  POLLING_INTERVAL_MS,
  isUnknownCall,
  startCall,
  nextStepBase,
  type JobOutcome,
  type LastKnownJob,
  type Polling,
  type Step4State,
  type Step5State,
  type WizardResponse,
  type WizardEvent,
  type WizardStateBase,
} from './wizard.ts';

/** Enters step 4: polls the log at once, or when a hidden tab becomes visible. */
export function startPolling(
  base: WizardStateBase,
  jobId: number,
  now: number,
  job: LastKnownJob = null,
): Step4State {
  const state: Step4State = {
    ...nextStepBase(base),
    step: 4,
    jobId,
    log: [],
    polling: { status: 'running', startedAt: now, lastPolledAt: now - POLLING_INTERVAL_MS },
    hasPollFailed: false,
    outcome: getOutcome(job),
    job,
  };
  return pollWhenDue(state, now);
}

/** The step of a job that was started: 4 while it runs, 5 afterwards, unless the URL asks for step 4 (the log). */
export function toProgressStep(
  base: WizardStateBase,
  job: BarcodeJobState,
  requestedStep: number | null,
  now: number,
): Step4State | Step5State {
  if (job.step < 5 || requestedStep === 4) return startPolling(base, job.id, now, job);
  return { ...nextStepBase(base), step: 5, jobId: job.id, outcome: getOutcome(job), job };
}

export function reduceStep4(state: Step4State, event: WizardEvent): Step4State | Step5State {
  switch (event.type) {
    case 'tick':
      return pollWhenDue(stopPollingWhenLate(state, event.now), event.now);
    case 'tabShown':
      return pollWhenDue(state, event.now);
    case 'checkAgain':
      return state.polling.status === 'cutOff' ? checkAgain(state, event.now) : state;
    case 'goToStep5':
      return state.polling.status === 'ended' ? toStep5(state) : state;
    default:
      return state;
  }
}

export function handleStep4Response(state: Step4State, response: WizardResponse, now: number): Step4State {
  const idle = { ...state, call: null };
  if (response.to === 'readLog') return handleLog(idle, response.log, now);
  if (response.to !== 'readJob') return idle;
  const { job } = response;
  return { ...idle, polling: { status: 'ended' }, job, outcome: getOutcome(job) };
}

/** A failed poll does not stop polling, unless the service cannot say how the job ended. */
export function handleStep4Failure(
  state: Step4State,
  failure: { status: number | null; now: number },
): Step4State {
  const isOutcomeUnknown = state.call?.type === 'readJob' && isUnknownCall(failure);
  if (isOutcomeUnknown) return { ...state, call: null, polling: { status: 'ended' } };
  return stopPollingWhenLate({ ...state, call: null, hasPollFailed: true }, failure.now);
}

function handleLog(state: Step4State, log: readonly JobLogEntry[], now: number): Step4State {
  const read: Step4State = { ...state, log, hasPollFailed: false };
  if (!hasJobEnded(log)) return stopPollingWhenLate(read, now);
  // The log says that a job ended, not how.
  if (read.outcome === 'unknown') return startCall(read, { type: 'readJob', jobId: state.jobId });
  return { ...read, polling: { status: 'ended' } };
}

/**
 * Stops polling after 20 minutes. A pending poll may still complete; if it was sent later than that, by a tab that
 * had been hidden, its response is awaited.
 */
function stopPollingWhenLate(state: Step4State, now: number): Step4State {
  const { polling, call, isTabHidden } = state;
  if (polling.status !== 'running' || isTabHidden || !isPastTimeout(polling, now)) return state;
  if (call !== null && isPastTimeout(polling, polling.lastPolledAt)) return state;
  return { ...state, polling: { status: 'cutOff' } };
}

function isPastTimeout({ startedAt }: { startedAt: number }, time: number): boolean {
  return time - startedAt >= POLLING_TIMEOUT_MS;
}

function pollWhenDue(state: Step4State, now: number): Step4State {
  const { polling, call, isTabHidden } = state;
  if (polling.status !== 'running' || call !== null || isTabHidden) return state;
  if (now - polling.lastPolledAt < POLLING_INTERVAL_MS) return state;
  const nextPolling: Polling = { ...polling, lastPolledAt: now };
  return startCall({ ...state, polling: nextPolling }, { type: 'readLog', jobId: state.jobId });
}

/** Polls for another 20 minutes; the log stays visible. */
function checkAgain(state: Step4State, now: number): Step4State {
  return { ...startPolling(state, state.jobId, now, state.job), log: state.log };
}

function toStep5(state: Step4State): Step5State {
  const { jobId, outcome, job } = state;
  return { ...nextStepBase(state), step: 5, jobId, outcome, job };
}

function getOutcome(job: LastKnownJob): JobOutcome {
  if (job?.status === 'Failed') return 'failed';
  return job?.status === 'Complete' ? 'complete' : 'unknown';
}
