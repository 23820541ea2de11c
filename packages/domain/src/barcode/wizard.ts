import type { CouponCell, CouponCells, JobCoupon } from './coupon.ts';
import type { CouponRowError } from './couponRules.ts';
import type { BarcodeJobState, Channel, NewJob } from './job.ts';
import type { JobLogEntry } from './jobLog.ts';

/** Texts of the wizard; those that the specification gives are literal (specification 2 §4, §8). */
export const wizardTexts = {
  channelsFailed: 'Unable to load channels',
  jobRefused: 'Step 1 failed.  Please check your data and try again.',
  jobFailed: 'Step 1 failed.  Please try again.',
  submitted: 'Job submitted for processing.',
  complete: 'Job complete.',
  failed: 'Job failed.',
  cutOff: 'The job may still be running.',
} as const;

/** Time between two questions for the log, and after how long they stop. */
export const POLLING_INTERVAL_MS = 5_000;
export const POLLING_CUT_OFF_MS = 1_200_000;

/**
 * The one call to the service that a state waits for. Whoever draws the state sends each call once, by its id, and
 * gives the answer or the failure back with that id; answers to calls that nobody waits for any more are ignored.
 */
export type WizardCall = { id: number } & WizardRequest;

export type WizardRequest =
  | { type: 'listChannels' }
  | { type: 'createJob'; body: NewJob }
  | { type: 'loadCampaign'; jobId: number; campaignId: string }
  | { type: 'listCoupons'; jobId: number }
  | { type: 'saveCoupons'; jobId: number; coupons: readonly JobCoupon[] }
  | { type: 'startJob'; jobId: number }
  | { type: 'readLog'; jobId: number }
  | { type: 'readJob'; jobId: number };

export type WizardAnswer =
  | { to: 'listChannels'; channels: readonly Channel[] }
  /** The answer is text. */
  | { to: 'createJob'; text: string }
  | { to: 'loadCampaign' | 'saveCoupons' | 'startJob' }
  | { to: 'listCoupons'; coupons: readonly JobCoupon[] }
  | { to: 'readLog'; log: readonly JobLogEntry[] }
  | { to: 'readJob'; job: BarcodeJobState };

/** `now` is a clock in milliseconds that does not go back; `today` the local day, `YYYY-MM-DD`. */
export type WizardEvent =
  | { type: 'answered'; callId: number; now: number; answer: WizardAnswer }
  /** `status` of the answer, `null` when none came. */
  | { type: 'failed'; callId: number; now: number; status: number | null; message: string }
  | { type: 'tick'; now: number }
  | { type: 'tabHidden' }
  | { type: 'tabShown'; now: number }
  /** Asks again for what could not be loaded: the channels, or the job to go on with. */
  | { type: 'retry' }
  | { type: 'startOver'; today: string }
  | { type: 'jobChanged'; values: Partial<JobValues> }
  | { type: 'goToStep2' }
  | { type: 'campaignChanged'; campaignId: string }
  | { type: 'loadCoupons' }
  | { type: 'skipCoupons' }
  /** Places from 0; an arrow moves by one, a drag by any number. */
  | { type: 'moveRow'; from: number; to: number }
  | { type: 'goToStep3' }
  | { type: 'editRow'; couponOrder: number }
  | { type: 'cellChanged'; cell: CouponCell; value: string }
  | { type: 'saveRow' }
  | { type: 'cancelRow' }
  | { type: 'addRow' }
  | { type: 'takeRows'; rows: readonly Readonly<CouponCells>[] }
  | { type: 'finish'; today: string }
  | { type: 'checkAgain'; now: number }
  | { type: 'goToStep5' };

/** The fields of step 1. */
export interface JobValues {
  jobName: string;
  statsTable: string;
  channelId: number | null;
}

export type WizardState = ResumingState | Step1State | Step2State | Step3State | Step4State | Step5State;

/** What every state has. */
export interface WizardFrame {
  /** See `isWaiting` for when it blocks what a person can do. */
  call: WizardCall | null;
  lastCallId: number;
  /** Of the banner, without `Error - `. */
  error: string | null;
  isTabHidden: boolean;
}

/** Before any step: the service is asked where the job of the address stands. */
export interface ResumingState extends WizardFrame {
  step: 'resuming';
  jobId: number;
  /** The step of the address; a job that has ended is shown at step 4 when it says so. */
  wantedStep: number | null;
  /** Set while the rows are fetched. */
  job: BarcodeJobState | null;
}

export interface Step1State extends WizardFrame, JobValues {
  step: 1;
  /** `null` until they are loaded. */
  channels: readonly Channel[] | null;
  /** Rows of another job, which the new one begins with. */
  copiedRows: readonly JobCoupon[] | null;
}

export interface Step2State extends WizardFrame, Rows {
  step: 2;
  campaignId: string;
  /** Whether coupons were loaded or skipped. */
  isLocked: boolean;
}

export interface Step3State extends WizardFrame, Rows {
  step: 3;
  editing: { couponOrder: number; cells: CouponCells } | null;
  /** The red list of the last Finish. */
  rowErrors: readonly CouponRowError[];
}

interface Rows {
  jobId: number;
  /** In order. */
  coupons: readonly JobCoupon[];
  /** The rows as the service has them. */
  savedCoupons: readonly JobCoupon[];
}

export interface Step4State extends WizardFrame {
  step: 4;
  jobId: number;
  /** The oldest entry first. */
  log: readonly JobLogEntry[];
  polling: Polling;
  /** Whether the last question for the log failed, which stops nothing. */
  hasPollFailed: boolean;
  outcome: JobOutcome;
  job: KnownJob;
}

/** `ended`: the log ends with `End Processing`. `cutOff`: not asked any more, and unknown. */
export type Polling =
  { status: 'running'; startedAt: number; askedAt: number } | { status: 'ended' } | { status: 'cutOff' };

/** How a job ended; `unknown` before it has, and where the service can't tell. */
export type JobOutcome = 'complete' | 'failed' | 'unknown';

export interface Step5State extends WizardFrame {
  step: 5;
  jobId: number;
  outcome: JobOutcome;
  job: KnownJob;
}

/** The job of steps 4 and 5 as the service has told it last; `null` where it has not, or can't. */
export type KnownJob = BarcodeJobState | null;

/** A state that waits for a call, with an id of its own; a call that it waited for before is forgotten. */
export function calling<State extends WizardFrame>(state: State, request: WizardRequest): State {
  const id = state.lastCallId + 1;
  return { ...state, lastCallId: id, call: { id, ...request } };
}

/** What every step keeps of the one before: nothing is waited for, and no banner. */
export function frameOf(state: WizardFrame): WizardFrame {
  return { call: null, lastCallId: state.lastCallId, error: null, isTabHidden: state.isTabHidden };
}
