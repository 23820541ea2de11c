import { MAX_COUPON_ROWS, toCouponCells, truncateCell, withCells, type JobCoupon } from './coupon.ts';
import { appendCoupons, sortByCouponOrder, moveCoupon } from './couponOrder.ts';
import { validateCouponRows } from './couponRules.ts';
import type { BarcodeJobState } from './job.ts';
import {
  startCall,
  nextStepBase,
  type Step2State,
  type Step3State,
  type WizardResponse,
  type WizardEvent,
  type WizardStateBase,
  type WizardState,
} from './wizard.ts';
import {
  canAddRow,
  canChooseCampaign,
  canEditRows,
  canLoadCoupons,
  canMoveRow,
  hasUnsavedRows,
  isWaiting,
} from './wizardActions.ts';
import { startPolling, toProgressStep } from './wizardProgress.ts';

/** Step 2 or 3 of a job that has not started, with its saved rows. */
export function toRowsStep(
  base: WizardStateBase,
  job: BarcodeJobState,
  rows: readonly JobCoupon[],
): Step2State | Step3State {
  const coupons = sortByCouponOrder(rows);
  const common = { ...nextStepBase(base), jobId: job.id, coupons, savedCoupons: coupons };
  if (job.step >= 3) return { ...common, step: 3, editing: null, rowErrors: [] };
  return { ...common, step: 2, campaignId: job.orceCampaignId ?? '', isLocked: job.campaignLocked };
}

/** Step 2 of a new job; with rows of another job it is locked, as if they had been loaded. */
export function createStep2(
  base: WizardStateBase,
  jobId: number,
  copiedRows: readonly JobCoupon[] | null,
): Step2State {
  const savedCoupons: readonly JobCoupon[] = [];
  return {
    ...nextStepBase(base),
    step: 2,
    jobId,
    campaignId: '',
    isLocked: copiedRows !== null,
    coupons: copiedRows === null ? savedCoupons : sortByCouponOrder(copiedRows),
    savedCoupons,
  };
}

export function reduceStep2(state: Step2State, event: WizardEvent): Step2State {
  switch (event.type) {
    case 'campaignChanged':
      return canChooseCampaign(state) ? { ...state, campaignId: event.campaignId } : state;
    case 'loadCoupons': {
      const request = {
        type: 'loadCampaign',
        jobId: state.jobId,
        campaignId: state.campaignId.trim(),
      } as const;
      return canLoadCoupons(state) ? startCall({ ...state, error: null }, request) : state;
    }
    case 'skipCoupons':
      return canChooseCampaign(state) ? { ...state, error: null, isLocked: true, coupons: [] } : state;
    case 'goToStep3':
      return state.isLocked && !isWaiting(state) ? startSaving(state) : state;
    case 'moveRow':
      return canMoveRow(state, event.from, event.to)
        ? { ...state, coupons: moveCoupon(state.coupons, event.from, event.to) }
        : state;
    case 'tabShown':
      return refreshJobState(state);
    default:
      return state;
  }
}

export function reduceStep3(state: Step3State, event: WizardEvent): Step3State {
  switch (event.type) {
    case 'editRow':
      return canEditRows(state) ? startEditing(state, event.couponOrder) : state;
    case 'cellChanged': {
      if (state.editing === null) return state;
      const cells = { ...state.editing.cells, [event.cell]: truncateCell(event.cell, event.value) };
      return { ...state, editing: { ...state.editing, cells } };
    }
    case 'saveRow':
      return state.editing === null ? state : withEditedRow(state, state.editing);
    case 'cancelRow':
      return { ...state, editing: null };
    case 'addRow':
      return canAddRow(state) ? addRows(state, [toCouponCells({})]) : state;
    case 'takeRows':
      return canEditRows(state) ? addRows(state, event.rows) : state;
    case 'moveRow':
      return canMoveRow(state, event.from, event.to)
        ? { ...state, coupons: moveCoupon(state.coupons, event.from, event.to), rowErrors: [] }
        : state;
    case 'finish':
      return canEditRows(state) ? handleFinish(state, event.today) : state;
    case 'tabShown':
      return refreshJobState(state);
    default:
      return state;
  }
}

/** Handles the response to the call that step 2 or 3 waits for. */
export function handleRowsResponse(
  state: Step2State | Step3State,
  response: WizardResponse,
  now: number,
): WizardState {
  switch (response.to) {
    case 'loadCampaign':
      return startCall(state, { type: 'listCoupons', jobId: state.jobId });
    case 'listCoupons':
      return state.step === 2 ? handleCouponsLoaded(state, response.coupons) : { ...state, call: null };
    case 'saveCoupons':
      return handleSaved(state);
    case 'startJob':
      return startPolling(state, state.jobId, now);
    case 'readJob':
      return syncWithJob(state, response.job, now);
    default:
      return { ...state, call: null };
  }
}

/**
 * A failure stays at its step with a banner. When the job may have started nevertheless, by this call or in another
 * tab, its state is loaded; a failure of that call is not reported.
 */
export function handleRowsFailure(
  state: Step2State | Step3State,
  failure: { status: number | null; message: string },
): Step2State | Step3State {
  const failed = state.call?.type;
  if (failed === 'readJob') return { ...state, call: null };
  const mayHaveStarted = failed === 'startJob' || failure.status === 409;
  const failedState = { ...state, call: null, error: failure.message };
  return mayHaveStarted ? startCall(failedState, { type: 'readJob', jobId: state.jobId }) : failedState;
}

function handleCouponsLoaded(state: Step2State, rows: readonly JobCoupon[]): Step2State {
  const coupons = sortByCouponOrder(rows);
  return { ...state, call: null, isLocked: true, coupons, savedCoupons: coupons };
}

function startSaving<State extends Step2State | Step3State>(state: State): State {
  const { jobId, coupons } = state;
  return startCall({ ...state, error: null }, { type: 'saveCoupons', jobId, coupons });
}

/** After saving, step 2 goes to step 3, and step 3 starts the job. */
function handleSaved(state: Step2State | Step3State): Step3State {
  const { jobId, coupons } = state;
  if (state.step === 3) {
    return startCall({ ...state, savedCoupons: coupons }, { type: 'startJob', jobId });
  }
  return {
    ...nextStepBase(state),
    step: 3,
    jobId,
    coupons,
    savedCoupons: coupons,
    editing: null,
    rowErrors: [],
  };
}

function handleFinish(state: Step3State, today: string): Step3State {
  const rowErrors = validateCouponRows(state.coupons, today);
  return rowErrors.length > 0 ? { ...state, error: null, rowErrors } : startSaving({ ...state, rowErrors });
}

function startEditing(state: Step3State, couponOrder: number): Step3State {
  const row = state.coupons.find((each) => each.couponOrder === couponOrder);
  return row === undefined ? state : { ...state, editing: { couponOrder, cells: toCouponCells(row) } };
}

/** Clears the row's error; Finish validates it again. */
function withEditedRow(
  state: Step3State,
  { couponOrder, cells }: NonNullable<Step3State['editing']>,
): Step3State {
  const isEdited = (row: { couponOrder: number }) => row.couponOrder === couponOrder;
  return {
    ...state,
    editing: null,
    coupons: state.coupons.map((row) => (isEdited(row) ? withCells(row, cells) : row)),
    rowErrors: state.rowErrors.filter((error) => !isEdited(error)),
  };
}

function addRows(state: Step3State, added: Parameters<typeof appendCoupons>[2]): Step3State {
  const hasRoom = state.coupons.length < MAX_COUPON_ROWS;
  if (added.length === 0 || !hasRoom) return state;
  return { ...state, coupons: appendCoupons(state.coupons, state.jobId, added) };
}

function refreshJobState<State extends Step2State | Step3State>(state: State): State {
  return state.call === null ? startCall(state, { type: 'readJob', jobId: state.jobId }) : state;
}

/**
 * Follows another tab: always when the job was started, because its rows can no longer change; before the start only
 * when no edits are lost.
 */
function syncWithJob(state: Step2State | Step3State, job: BarcodeJobState, now: number): WizardState {
  if (job.step >= 4) return toProgressStep(state, job, null, now);
  const isBehind = state.step === 2 && (job.step === 3 || (job.campaignLocked && !state.isLocked));
  if (!isBehind || hasUnsavedRows(state)) return { ...state, call: null };
  const { jobId } = state;
  const resuming = { ...nextStepBase(state), step: 'resuming', jobId, requestedStep: null, job } as const;
  return startCall(resuming, { type: 'listCoupons', jobId });
}
