import type { BarcodeCount } from './barcodeCounts.ts';
import type { CouponCell, CouponCells, JobCoupon } from './coupon.ts';
import type { CouponRowError } from './couponRules.ts';
import type { BarcodeJobState, Channel, CopiedJob, NewJob } from './job.ts';
import type { JobLogEntry } from './jobLog.ts';

/** Texts of the wizard; those of the specification are literal (specification 2 §4, §8). */
export const wizardTexts = {
  channelsFailed: 'Unable to load channels',
  jobRefused: 'Step 1 failed.  Please check your data and try again.',
  jobFailed: 'Step 1 failed.  Please try again.',
  submitted: 'Job submitted for processing.',
  complete: 'Job complete.',
  failed: 'Job failed.',
  cutOff: 'The job may still be running.',
} as const;

/** Interval at which the log is polled, and after how long polling stops. */
export const POLLING_INTERVAL_MS = 5_000;
export const POLLING_TIMEOUT_MS = 1_200_000;

/** How long typing must pause before the rows are kept, and the delay after a failure. */
export const DRAFT_DELAY_MS = 500;
export const DRAFT_RETRY_MS = 10_000;

/**
 * The one API call that a state waits for. The caller sends each call once, by its id, and reports the response or
 * the failure with that id. Responses to outdated calls are ignored.
 */
export type WizardCall = { id: number } & WizardRequest;

export type WizardRequest =
  | { type: 'listChannels' }
  | { type: 'createJob'; body: NewJob }
  | { type: 'loadCampaign'; jobId: number; campaignId: string }
  | { type: 'listCoupons'; jobId: number }
  | ({ type: 'saveCoupons' | 'keepDraft' } & RowsToSave)
  /** The job and its rows, which someone else has changed meanwhile. */
  | { type: 'readTheirs'; jobId: number }
  | { type: 'releaseCampaign'; jobId: number }
  | { type: 'startJob'; jobId: number }
  | { type: 'readLog'; jobId: number }
  | { type: 'readJob'; jobId: number };

interface RowsToSave {
  jobId: number;
  coupons: readonly JobCoupon[];
  /** The version that the rows are based on; `undefined` if the service does not say. */
  rowVersion: number | undefined;
}

export type WizardResponse =
  | { to: 'listChannels'; channels: readonly Channel[] }
  | { to: 'createJob'; text: string }
  | { to: 'loadCampaign' | 'saveCoupons' | 'releaseCampaign' | 'startJob' }
  | { to: 'keepDraft'; rowVersion?: number | undefined }
  | { to: 'readTheirs'; job: BarcodeJobState; coupons: readonly JobCoupon[] }
  | { to: 'listCoupons'; coupons: readonly JobCoupon[] }
  | { to: 'readLog'; log: readonly JobLogEntry[] }
  | { to: 'readJob'; job: BarcodeJobState };

/** `now` is a monotonic clock in milliseconds; `today` the company's date, `YYYY-MM-DD`. */
export type WizardEvent =
  | { type: 'answered'; callId: number; now: number; response: WizardResponse }
  /** HTTP status; `null` without a response. */
  | { type: 'failed'; callId: number; now: number; status: number | null; message: string }
  /** The next poll is due, or rows can be kept as a draft. */
  | { type: 'tick'; now: number }
  | { type: 'tabHidden' }
  | { type: 'tabShown'; now: number }
  /** Reloads what failed to load: the channels, or the job to resume. */
  | { type: 'retry' }
  | { type: 'startOver'; today: string }
  | { type: 'jobChanged'; values: Partial<JobValues> }
  | { type: 'goToStep2' }
  | { type: 'campaignChanged'; campaignId: string }
  | { type: 'loadCoupons' }
  | { type: 'skipCoupons' }
  /** 0-based positions; an arrow moves by one, a drag by any number. */
  | { type: 'moveRow'; from: number; to: number }
  /** Back to a job without a campaign; rows added by hand stay. */
  | { type: 'releaseCampaign' }
  | { type: 'goToStep3' }
  | { type: 'editRow'; couponOrder: number }
  | { type: 'cellChanged'; cell: CouponCell; value: string }
  | { type: 'saveRow' }
  | { type: 'cancelRow' }
  | { type: 'addRow' }
  | { type: 'removeRow'; couponOrder: number }
  /** Puts the row back that was removed last. */
  | { type: 'restoreRow' }
  | { type: 'acceptPastedRows'; rows: readonly Readonly<CouponCells>[] }
  /** Someone else has changed the rows: loads theirs, or overwrites them. */
  | { type: 'useTheirs' }
  | { type: 'overwriteTheirs' }
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

/** Common to every state. */
export interface WizardStateBase {
  /** See `isWaiting` for when it blocks the user's actions. */
  call: WizardCall | null;
  lastCallId: number;
  /** Text of the banner, without `Error - `. */
  error: string | null;
  isTabHidden: boolean;
}

/** Before any step: loads the state of the job in the URL. */
export interface ResumingState extends WizardStateBase {
  step: 'resuming';
  jobId: number;
  /** The step in the URL; a finished job opens at step 4 only when this is 4. */
  requestedStep: number | null;
  /** Set while the rows are loading. */
  job: BarcodeJobState | null;
}

export interface Step1State extends WizardStateBase, JobValues {
  step: 1;
  /** `null` until they are loaded. */
  channels: readonly Channel[] | null;
  /** The job to start with. */
  copied: CopiedJob | null;
}

export interface Step2State extends WizardStateBase, Rows {
  step: 2;
  campaignId: string;
  /** Whether coupons were loaded or skipped. */
  isLocked: boolean;
  /** Whether the rows are those of another job, which the coupons of the campaign do not replace. */
  hasCopiedRows: boolean;
}

export interface Step3State extends WizardStateBase, Rows {
  step: 3;
  editing: { couponOrder: number; cells: CouponCells } | null;
  /** The row removed last, while it can be put back. */
  removedRow: JobCoupon | null;
  /** The errors of the last Finish. */
  rowErrors: readonly CouponRowError[];
}

/** Whether rows were kept as a draft; `retrying` after a failure, `off` if the service keeps no drafts. */
export type Drafts = 'none' | 'kept' | 'retrying' | 'off';

/** Rows that someone else has kept or saved. */
export interface TheirRows {
  coupons: readonly JobCoupon[];
  rowVersion: number | undefined;
  /** User name; `null` when unknown. */
  changedBy: string | null;
}

interface Rows {
  jobId: number;
  /** In order. */
  coupons: readonly JobCoupon[];
  /** The rows as the service has them, saved or as a draft. */
  savedCoupons: readonly JobCoupon[];
  drafts: Drafts;
  /** The version of `savedCoupons`; `undefined` if unknown. */
  rowVersion: number | undefined;
  /** Rows that the service may have: the response was lost. */
  lostRows: readonly JobCoupon[] | null;
  /** The rows that someone else has kept or saved meanwhile; `null` without any. */
  theirs: TheirRows | null;
  /** `null` if the service does not say. */
  barcodeCounts: readonly BarcodeCount[] | null;
}

export interface Step4State extends WizardStateBase {
  step: 4;
  jobId: number;
  /** The oldest entry first. */
  log: readonly JobLogEntry[];
  polling: Polling;
  /** Whether the last poll failed; polling continues. */
  hasPollFailed: boolean;
  outcome: JobOutcome;
  job: LastKnownJob;
}

/** `ended`: the job ended, and how is known if the service can tell. `cutOff`: polling stopped before the job ended. */
export type Polling =
  { status: 'running'; startedAt: number; lastPolledAt: number } | { status: 'ended' } | { status: 'cutOff' };

/** How a job ended; `unknown` while it runs and when the service cannot tell. */
export type JobOutcome = 'complete' | 'failed' | 'unknown';

export interface Step5State extends WizardStateBase {
  step: 5;
  jobId: number;
  outcome: JobOutcome;
  job: LastKnownJob;
}

/** The last known state of the job in steps 4 and 5; `null` when unknown. */
export type LastKnownJob = BarcodeJobState | null;

/** Starts a call with a new id; it replaces a call the state was waiting for. */
export function startCall<State extends WizardStateBase>(state: State, request: WizardRequest): State {
  const id = state.lastCallId + 1;
  return { ...state, lastCallId: id, call: { id, ...request } };
}

/** Whether the service does not have the operation. */
export function isUnknownCall({ status }: { status: number | null }): boolean {
  return status === 404 || status === 405 || status === 501;
}

/** The common part for the next step: no pending call, no banner. */
export function nextStepBase(state: WizardStateBase): WizardStateBase {
  return { call: null, lastCallId: state.lastCallId, error: null, isTabHidden: state.isTabHidden };
}
