import { MAX_COUPON_ROWS, cellsOf, limitCell, withCells, type JobCoupon } from './coupon.ts';
import { appendCoupons, inCouponOrder, moveCoupon } from './couponOrder.ts';
import { validateCouponRows } from './couponRules.ts';
import type { BarcodeJobState } from './job.ts';
import {
  calling,
  frameOf,
  type Step2State,
  type Step3State,
  type WizardAnswer,
  type WizardEvent,
  type WizardFrame,
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
import { beginProgress, progressOf } from './wizardProgress.ts';

/** Step 2 or 3 of a job that has not started, with its saved rows. */
export function rowsStep(
  frame: WizardFrame,
  job: BarcodeJobState,
  rows: readonly JobCoupon[],
): Step2State | Step3State {
  const coupons = inCouponOrder(rows);
  const common = { ...frameOf(frame), jobId: job.id, coupons, savedCoupons: coupons };
  if (job.step >= 3) return { ...common, step: 3, editing: null, rowErrors: [] };
  return { ...common, step: 2, campaignId: job.orceCampaignId ?? '', isLocked: job.campaignLocked };
}

/** Step 2 of a new job; with rows of another job it is locked, as if they had been loaded. */
export function newJobStep2(
  frame: WizardFrame,
  jobId: number,
  copiedRows: readonly JobCoupon[] | null,
): Step2State {
  const savedCoupons: readonly JobCoupon[] = [];
  return {
    ...frameOf(frame),
    step: 2,
    jobId,
    campaignId: '',
    isLocked: copiedRows !== null,
    coupons: copiedRows === null ? savedCoupons : inCouponOrder(copiedRows),
    savedCoupons,
  };
}

export function nextStep2(state: Step2State, event: WizardEvent): Step2State {
  switch (event.type) {
    case 'campaignChanged':
      return canChooseCampaign(state) ? { ...state, campaignId: event.campaignId } : state;
    case 'loadCoupons': {
      const request = {
        type: 'loadCampaign',
        jobId: state.jobId,
        campaignId: state.campaignId.trim(),
      } as const;
      return canLoadCoupons(state) ? calling({ ...state, error: null }, request) : state;
    }
    case 'skipCoupons':
      return canChooseCampaign(state) ? { ...state, error: null, isLocked: true, coupons: [] } : state;
    case 'goToStep3':
      return state.isLocked && !isWaiting(state) ? saving(state) : state;
    case 'moveRow':
      return canMoveRow(state, event.from, event.to)
        ? { ...state, coupons: moveCoupon(state.coupons, event.from, event.to) }
        : state;
    case 'tabShown':
      return lookWhereItStands(state);
    default:
      return state;
  }
}

export function nextStep3(state: Step3State, event: WizardEvent): Step3State {
  switch (event.type) {
    case 'editRow':
      return canEditRows(state) ? editing(state, event.couponOrder) : state;
    case 'cellChanged': {
      if (state.editing === null) return state;
      const cells = { ...state.editing.cells, [event.cell]: limitCell(event.cell, event.value) };
      return { ...state, editing: { ...state.editing, cells } };
    }
    case 'saveRow':
      return state.editing === null ? state : withEditedRow(state, state.editing);
    case 'cancelRow':
      return { ...state, editing: null };
    case 'addRow':
      return canAddRow(state) ? withRows(state, [cellsOf({})]) : state;
    case 'takeRows':
      return canEditRows(state) ? withRows(state, event.rows) : state;
    case 'moveRow':
      return canMoveRow(state, event.from, event.to)
        ? { ...state, coupons: moveCoupon(state.coupons, event.from, event.to), rowErrors: [] }
        : state;
    case 'finish':
      return canEditRows(state) ? finish(state, event.today) : state;
    case 'tabShown':
      return lookWhereItStands(state);
    default:
      return state;
  }
}

/** Handles the response to the call that step 2 or 3 waits for. */
export function answerRows(state: Step2State | Step3State, answer: WizardAnswer, now: number): WizardState {
  switch (answer.to) {
    case 'loadCampaign':
      return calling(state, { type: 'listCoupons', jobId: state.jobId });
    case 'listCoupons':
      return state.step === 2 ? loaded(state, answer.coupons) : { ...state, call: null };
    case 'saveCoupons':
      return saved(state);
    case 'startJob':
      return beginProgress(state, state.jobId, now);
    case 'readJob':
      return agree(state, answer.job, now);
    default:
      return { ...state, call: null };
  }
}

/**
 * A failure stays at its step with a banner. When the job may have started nevertheless, by this call or in another
 * tab, its state is loaded; a failure of that call is not reported.
 */
export function failRows(
  state: Step2State | Step3State,
  failure: { status: number | null; message: string },
): Step2State | Step3State {
  const failed = state.call?.type;
  if (failed === 'readJob') return { ...state, call: null };
  const isDoubtful = failed === 'startJob' || failure.status === 409;
  const told = { ...state, call: null, error: failure.message };
  return isDoubtful ? calling(told, { type: 'readJob', jobId: state.jobId }) : told;
}

function loaded(state: Step2State, rows: readonly JobCoupon[]): Step2State {
  const coupons = inCouponOrder(rows);
  return { ...state, call: null, isLocked: true, coupons, savedCoupons: coupons };
}

function saving<State extends Step2State | Step3State>(state: State): State {
  const { jobId, coupons } = state;
  return calling({ ...state, error: null }, { type: 'saveCoupons', jobId, coupons });
}

/** After saving, step 2 goes to step 3, and step 3 starts the job. */
function saved(state: Step2State | Step3State): Step3State {
  const { jobId, coupons } = state;
  if (state.step === 3) {
    return calling({ ...state, savedCoupons: coupons }, { type: 'startJob', jobId });
  }
  return { ...frameOf(state), step: 3, jobId, coupons, savedCoupons: coupons, editing: null, rowErrors: [] };
}

function finish(state: Step3State, today: string): Step3State {
  const rowErrors = validateCouponRows(state.coupons, today);
  return rowErrors.length > 0 ? { ...state, error: null, rowErrors } : saving({ ...state, rowErrors });
}

function editing(state: Step3State, couponOrder: number): Step3State {
  const row = state.coupons.find((each) => each.couponOrder === couponOrder);
  return row === undefined ? state : { ...state, editing: { couponOrder, cells: cellsOf(row) } };
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

function withRows(state: Step3State, added: Parameters<typeof appendCoupons>[2]): Step3State {
  const hasRoom = state.coupons.length < MAX_COUPON_ROWS;
  if (added.length === 0 || !hasRoom) return state;
  return { ...state, coupons: appendCoupons(state.coupons, state.jobId, added) };
}

function lookWhereItStands<State extends Step2State | Step3State>(state: State): State {
  return state.call === null ? calling(state, { type: 'readJob', jobId: state.jobId }) : state;
}

/**
 * Follows another tab: always when the job was started, because its rows can no longer change; before the start only
 * when no edits are lost.
 */
function agree(state: Step2State | Step3State, job: BarcodeJobState, now: number): WizardState {
  if (job.step >= 4) return progressOf(state, job, null, now);
  const isBehind = state.step === 2 && (job.step === 3 || (job.campaignLocked && !state.isLocked));
  if (!isBehind || hasUnsavedRows(state)) return { ...state, call: null };
  const { jobId } = state;
  const resuming = { ...frameOf(state), step: 'resuming', jobId, wantedStep: null, job } as const;
  return calling(resuming, { type: 'listCoupons', jobId });
}
