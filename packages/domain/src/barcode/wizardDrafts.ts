import { areSameCoupons, type JobCoupon } from './coupon.ts';
import { sortByCouponOrder } from './couponOrder.ts';
import type { BarcodeJobState } from './job.ts';
import {
  startCall,
  type Drafts,
  type Step2State,
  type Step3State,
  type WizardResponse,
  type WizardState,
} from './wizard.ts';
import { getTypedRows, needsDraft } from './wizardActions.ts';
import { toProgressStep } from './wizardProgress.ts';

/** Sends the rows as typed, if the service does not have them. */
export function keepDraft<State extends Step2State | Step3State>(state: State): State {
  if (!needsDraft(state)) return state;
  const { jobId, rowVersion } = state;
  return startCall(state, { type: 'keepDraft', jobId, coupons: getTypedRows(state), rowVersion });
}

/** Asks the user, unless their rows are those of this tab, whose response was lost. */
export function handleTheirs(
  state: Step2State | Step3State,
  { job, coupons: unsorted }: Extract<WizardResponse, { to: 'readTheirs' }>,
  now: number,
): WizardState {
  if (job.step >= 4) return toProgressStep(state, job, null, now);
  const coupons = sortByCouponOrder(unsorted);
  const { rowVersion, rowsChangedBy: changedBy = null } = job;
  const isOwn = [getTypedRows(state), state.lostRows].some((own) => own && areSameCoupons(coupons, own));
  return isOwn
    ? { ...state, call: null, savedCoupons: coupons, rowVersion, lostRows: null }
    : { ...state, call: null, theirs: { coupons, rowVersion, changedBy } };
}

export function overwriteTheirs<State extends Step2State | Step3State>(state: State): State {
  const { theirs } = state;
  if (theirs === null) return state;
  return {
    ...state,
    theirs: null,
    savedCoupons: theirs.coupons,
    rowVersion: theirs.rowVersion,
    drafts: 'kept',
  };
}

/** Takes the rows that another tab has kept. */
export function withDraft<State extends Step2State | Step3State>(state: State, job: BarcodeJobState): State {
  const { draft, rowVersion } = job;
  // Without a draft the rows are those that were saved by this tab.
  if (!draft) return { ...state, rowVersion: state.rowVersion ?? rowVersion };
  return { ...state, coupons: draft, savedCoupons: draft, drafts: 'kept', rowVersion };
}

export function getSentRows({ call, savedCoupons }: Step2State | Step3State): readonly JobCoupon[] {
  return call?.type === 'keepDraft' || call?.type === 'saveCoupons' ? call.coupons : savedCoupons;
}

/** After saving there is no draft. */
export function toInitialDrafts({ drafts }: Step2State | Step3State): Drafts {
  return drafts === 'off' ? 'off' : 'none';
}
