import type { BarcodeJobState } from './job.ts';
import { hasJobEnded, type JobLogEntry } from './jobLog.ts';
import {
  POLLING_CUT_OFF_MS,
  POLLING_INTERVAL_MS,
  calling,
  frameOf,
  type JobOutcome,
  type KnownJob,
  type Polling,
  type Step4State,
  type Step5State,
  type WizardAnswer,
  type WizardEvent,
  type WizardFrame,
} from './wizard.ts';

/** Enters step 4: polls the log at once, or when a hidden tab becomes visible. */
export function beginProgress(
  frame: WizardFrame,
  jobId: number,
  now: number,
  job: KnownJob = null,
): Step4State {
  const state: Step4State = {
    ...frameOf(frame),
    step: 4,
    jobId,
    log: [],
    polling: { status: 'running', startedAt: now, askedAt: now - POLLING_INTERVAL_MS },
    hasPollFailed: false,
    outcome: outcomeOf(job),
    job,
  };
  return askWhenDue(state, now);
}

/** The step of a job that was started: 4 while it runs, 5 afterwards, unless the URL asks for step 4 (the log). */
export function progressOf(
  frame: WizardFrame,
  job: BarcodeJobState,
  wantedStep: number | null,
  now: number,
): Step4State | Step5State {
  if (job.step < 5 || wantedStep === 4) return beginProgress(frame, job.id, now, job);
  return { ...frameOf(frame), step: 5, jobId: job.id, outcome: outcomeOf(job), job };
}

export function nextStep4(state: Step4State, event: WizardEvent): Step4State | Step5State {
  switch (event.type) {
    case 'tick':
      return askWhenDue(cutOffWhenLate(state, event.now), event.now);
    case 'tabShown':
      return askWhenDue(state, event.now);
    case 'checkAgain':
      return state.polling.status === 'cutOff' ? checkAgain(state, event.now) : state;
    case 'goToStep5':
      return state.polling.status === 'ended' ? toStep5(state) : state;
    default:
      return state;
  }
}

/** Handles the response to the pending call. */
export function answerStep4(state: Step4State, answer: WizardAnswer, now: number): Step4State {
  const free = { ...state, call: null };
  if (answer.to === 'readJob') return { ...free, ...told(answer.job) };
  return answer.to === 'readLog' ? withLog(free, answer.log, now) : free;
}

/** A failed poll does not stop polling. */
export function failStep4(state: Step4State, now: number): Step4State {
  const hasPollFailed = state.hasPollFailed || state.call?.type === 'readLog';
  return cutOffWhenLate({ ...state, call: null, hasPollFailed }, now);
}

export function answerStep5(state: Step5State, answer: WizardAnswer): Step5State {
  return { ...state, call: null, ...(answer.to === 'readJob' && told(answer.job)) };
}

function withLog(state: Step4State, log: readonly JobLogEntry[], now: number): Step4State {
  const read: Step4State = { ...state, log, hasPollFailed: false };
  if (!hasJobEnded(log)) return cutOffWhenLate(read, now);
  const ended: Step4State = { ...read, polling: { status: 'ended' } };
  // The log says that a job ended, not how.
  return ended.outcome === 'unknown' ? calling(ended, { type: 'readJob', jobId: state.jobId }) : ended;
}

/**
 * Stops polling after 20 minutes. A pending poll may still complete; if it was sent later than that, by a tab that
 * had been hidden, its response is awaited.
 */
function cutOffWhenLate(state: Step4State, now: number): Step4State {
  const { polling, call, isTabHidden } = state;
  if (polling.status !== 'running' || isTabHidden || !isLate(polling, now)) return state;
  if (call !== null && isLate(polling, polling.askedAt)) return state;
  return { ...state, polling: { status: 'cutOff' } };
}

function isLate({ startedAt }: { startedAt: number }, time: number): boolean {
  return time - startedAt >= POLLING_CUT_OFF_MS;
}

function askWhenDue(state: Step4State, now: number): Step4State {
  const { polling, call, isTabHidden } = state;
  if (polling.status !== 'running' || call !== null || isTabHidden) return state;
  if (now - polling.askedAt < POLLING_INTERVAL_MS) return state;
  const asked: Polling = { ...polling, askedAt: now };
  return calling({ ...state, polling: asked }, { type: 'readLog', jobId: state.jobId });
}

/** Polls for another 20 minutes; the log stays visible. */
function checkAgain(state: Step4State, now: number): Step4State {
  return { ...beginProgress(state, state.jobId, now, state.job), log: state.log };
}

function toStep5(state: Step4State): Step5State {
  // The call that loads the outcome may still be pending.
  const { call, jobId, outcome, job } = state;
  return { ...frameOf(state), call, step: 5, jobId, outcome, job };
}

function told(job: BarcodeJobState): { outcome: JobOutcome; job: BarcodeJobState } {
  return { outcome: outcomeOf(job), job };
}

function outcomeOf(job: KnownJob): JobOutcome {
  if (job?.status === 'Failed') return 'failed';
  return job?.status === 'Complete' ? 'complete' : 'unknown';
}
