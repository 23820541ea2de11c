import { MAX_COUPON_ROWS } from './coupon.ts';
import { jobFailureReason } from './jobLog.ts';
import {
  wizardTexts,
  type JobOutcome,
  type Step1State,
  type Step2State,
  type WizardState,
} from './wizard.ts';

/**
 * What a person can do in a state; the screen disables the rest. The state machine asks the same functions, so that an
 * event that comes all the same (a double click) changes nothing.
 */

/** Whether a call blocks what a person can do. Looking where the job stands does not, nor do channels and log. */
export function isWaiting({ call }: WizardState): boolean {
  return call !== null && !['listChannels', 'readJob', 'readLog'].includes(call.type);
}

/** Step 1: all three are filled. */
export function canGoToStep2(state: WizardState): boolean {
  return state.step === 1 && !isWaiting(state) && isJobComplete(state);
}

function isJobComplete({ jobName, statsTable, channelId, channels }: Step1State): boolean {
  const isListed = channels?.some((channel) => channel.id === channelId) ?? false;
  return jobName.trim() !== '' && statsTable.trim() !== '' && isListed;
}

/** Step 2: the campaign can be typed, and coupons be skipped, until they were loaded or skipped. */
export function canChooseCampaign(state: WizardState): state is Step2State {
  return state.step === 2 && !state.isLocked && !isWaiting(state);
}

export function canLoadCoupons(state: WizardState): boolean {
  return canChooseCampaign(state) && state.campaignId.trim() !== '';
}

/** Whether `Go to Step 3` is there; {@link isWaiting} says whether it is disabled. */
export function showsGoToStep3(state: WizardState): boolean {
  return state.step === 2 && state.isLocked;
}

/** Steps 2 and 3: whether the row can go from one place to another, both from 0. */
export function canMoveRow(state: WizardState, from: number, to: number): boolean {
  if (state.step !== 2 && state.step !== 3) return false;
  if (isWaiting(state) || (state.step === 3 && state.editing !== null)) return false;
  const isPlace = (place: number) => Number.isInteger(place) && place >= 0 && place < state.coupons.length;
  return isPlace(from) && isPlace(to) && from !== to;
}

/** Step 3: no row is being edited. The same holds for `Edit` and `Finish`. */
export function canEditRows(state: WizardState): boolean {
  return state.step === 3 && state.editing === null && !isWaiting(state);
}

/** `Add a Barcode Row`: also, the job has room. */
export function canAddRow(state: WizardState): boolean {
  return canEditRows(state) && state.step === 3 && state.coupons.length < MAX_COUPON_ROWS;
}

/** Step 4: the log ends with `End Processing`. */
export function canGoToStep5(state: WizardState): boolean {
  return state.step === 4 && state.polling.status === 'ended';
}

/** Step 4: the log is not asked for any more, and the job has not been seen to end. */
export function canCheckAgain(state: WizardState): boolean {
  return state.step === 4 && state.polling.status === 'cutOff';
}

/** `Start New Job`; also the way out of a job that can't be gone on with. */
export function canStartOver(state: WizardState): boolean {
  return state.step === 4 || state.step === 5 || state.step === 'resuming';
}

/** Whether leaving would lose rows, or the text of a row, that the service does not have. */
export function hasUnsavedRows(state: WizardState): boolean {
  if (state.step !== 2 && state.step !== 3) return false;
  return state.coupons !== state.savedCoupons || (state.step === 3 && state.editing !== null);
}

/** The job of the address; `null` before there is one. */
export function jobIdOf(state: WizardState): number | null {
  return state.step === 1 ? null : state.jobId;
}

/** The banner of the barcode tool; `null` for none (specification 2 §8). */
export function wizardBanner(state: WizardState): string | null {
  return state.error === null ? null : `Error - ${state.error}`;
}

/** Why the job of steps 4 and 5 has failed, in the words of the service or of its log; `null` when that is not known. */
export function failureReason(state: WizardState): string | null {
  if ((state.step !== 4 && state.step !== 5) || state.outcome !== 'failed') return null;
  return state.job?.failure ?? (state.step === 4 ? jobFailureReason(state.log) : null);
}

/** Name of the file that the job of steps 4 and 5 has written; `null` for none. */
export function outputFileName(state: WizardState): string | null {
  return state.step === 4 || state.step === 5 ? (state.job?.outputFileName ?? null) : null;
}

/** What step 5 says. Where nothing is known, the log has told the end, and a failure is not claimed. */
export function outcomeText(outcome: JobOutcome): string {
  return outcome === 'failed' ? wizardTexts.failed : wizardTexts.complete;
}
