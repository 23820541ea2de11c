import { areSameCoupons, MAX_COUPON_ROWS, toCouponCells, withCells, type JobCoupon } from './coupon.ts';
import { findJobFailureReason } from './jobLog.ts';
import {
  wizardTexts,
  type JobOutcome,
  type Step1State,
  type Step2State,
  type Step3State,
  type WizardState,
} from './wizard.ts';

/**
 * Which actions a state allows; the screen disables the others. The state machine uses the same functions, so that an
 * event that arrives nevertheless (a double click) changes nothing.
 */

/** Whether a call blocks the user's actions. Loading the job state, the channels or the log, and keeping a draft, does not. */
export function isWaiting({ call }: WizardState): boolean {
  return (
    call !== null && !['listChannels', 'readJob', 'readLog', 'keepDraft', 'readTheirs'].includes(call.type)
  );
}

/** Step 1: all three fields are filled. */
export function canGoToStep2(state: WizardState): boolean {
  return state.step === 1 && !isWaiting(state) && isJobComplete(state);
}

function isJobComplete({ jobName, statsTable, channelId, channels }: Step1State): boolean {
  const isListed = channels?.some((channel) => channel.id === channelId) ?? false;
  return jobName.trim() !== '' && statsTable.trim() !== '' && isListed;
}

/** Step 2: the campaign can be entered, and coupons skipped, until coupons were loaded or skipped. */
export function canChooseCampaign(state: WizardState): state is Step2State {
  return state.step === 2 && !state.isLocked && !isWaiting(state);
}

export function canLoadCoupons(state: WizardState): boolean {
  return canChooseCampaign(state) && state.campaignId.trim() !== '';
}

/** Whether `Go to Step 3` is shown; {@link isWaiting} says whether it is disabled. */
export function isGoToStep3Visible(state: WizardState): boolean {
  return state.step === 2 && state.isLocked;
}

/** Steps 2 and 3: whether the row can move between two 0-based positions. */
export function canMoveRow(state: WizardState, from: number, to: number): boolean {
  if (state.step !== 2 && state.step !== 3) return false;
  if (isWaiting(state) || (state.step === 3 && state.editing !== null)) return false;
  const isValidPosition = (place: number) =>
    Number.isInteger(place) && place >= 0 && place < state.coupons.length;
  return isValidPosition(from) && isValidPosition(to) && from !== to;
}

/** Step 3: no row is being edited. Also applies to `Edit` and `Finish`. */
export function canEditRows(state: WizardState): boolean {
  return state.step === 3 && state.editing === null && !isWaiting(state);
}

/** `Start over` with another campaign, once coupons were loaded or skipped. */
export function canReleaseCampaign(state: WizardState): boolean {
  return canEditRows(state) || (isGoToStep3Visible(state) && !isWaiting(state));
}

/** `Add a Barcode Row`: also requires that the job is not full. */
export function canAddRow(state: WizardState): boolean {
  return canEditRows(state) && state.step === 3 && state.coupons.length < MAX_COUPON_ROWS;
}

/** Step 4: the log ends with `End Processing`. */
export function canGoToStep5(state: WizardState): boolean {
  return state.step === 4 && state.polling.status === 'ended';
}

/** Step 4: polling stopped before the job ended. */
export function canCheckAgain(state: WizardState): boolean {
  return state.step === 4 && state.polling.status === 'cutOff';
}

/** `Start New Job`; also the way out when a job cannot be resumed. */
export function canStartOver(state: WizardState): boolean {
  return state.step === 4 || state.step === 5 || state.step === 'resuming';
}

/** Whether leaving would lose rows or edits that are neither saved nor kept as a draft. */
export function hasUnsavedRows(state: WizardState): boolean {
  return (state.step === 2 || state.step === 3) && !areSameCoupons(getTypedRows(state), state.savedCoupons);
}

/** Whether the rows are to be kept as a draft. Not while the user chooses between them and those of someone else. */
export function needsDraft(state: Step2State | Step3State): boolean {
  return state.call === null && state.drafts !== 'off' && state.theirs === null && hasUnsavedRows(state);
}

/** Whether the rows can be saved: nothing is being sent, and no other user has changed them. */
export function canSaveRows(state: Step2State | Step3State): boolean {
  return (
    state.theirs === null && (state.step === 3 ? canEditRows(state) : state.isLocked && !isWaiting(state))
  );
}

/** The rows with what was typed into the row that is being edited. */
export function getTypedRows(state: Step2State | Step3State): readonly JobCoupon[] {
  const { coupons } = state;
  const editing = state.step === 3 ? state.editing : null;
  const index = coupons.findIndex((row) => row.couponOrder === editing?.couponOrder);
  const row = coupons[index];
  if (editing === null || row === undefined) return coupons;
  const typed = withCells(row, editing.cells);
  // An untouched row stays as it is, also one with a date and time.
  const isUntouched = areSameCoupons([typed], [withCells(row, toCouponCells(row))]);
  return isUntouched ? coupons : coupons.with(index, typed);
}

/** The job for the URL; `null` before it is created. */
export function getJobId(state: WizardState): number | null {
  return state.step === 1 ? null : state.jobId;
}

/** Text of the error banner; `null` for none (specification 2 §8). */
export function getBannerText(state: WizardState): string | null {
  // The text of a rejected session has a prefix of its own.
  return state.error === null ? null : `Error - ${state.error.replace(/^Error: /, '')}`;
}

/** Why the job in steps 4 and 5 failed, from the service or the log; `null` when unknown. */
export function getFailureReason(state: WizardState): string | null {
  if ((state.step !== 4 && state.step !== 5) || state.outcome !== 'failed') return null;
  return state.job?.failure ?? (state.step === 4 ? findJobFailureReason(state.log) : null);
}

/** Name of the output file in steps 4 and 5; `null` for none. */
export function getOutputFileName(state: WizardState): string | null {
  return state.step === 4 || state.step === 5 ? (state.job?.outputFileName ?? null) : null;
}

/** Text of step 5. An unknown outcome counts as complete, because the log has ended and no failure was reported. */
export function getOutcomeText(outcome: JobOutcome): string {
  return outcome === 'failed' ? wizardTexts.failed : wizardTexts.complete;
}
