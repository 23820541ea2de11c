import {
  copyCouponsToJob,
  MAX_COUPON_ROWS,
  toCouponCells,
  truncateCell,
  withCells,
  type JobCoupon,
} from './coupon.ts';
import { appendCoupons, sortByCouponOrder, moveCoupon } from './couponOrder.ts';
import { validateCouponRows } from './couponRules.ts';
import type { BarcodeJobState, CopiedJob } from './job.ts';
import {
  isUnknownCall,
  startCall,
  nextStepBase,
  type Drafts,
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
  canReleaseCampaign,
  canSaveRows,
  hasUnsavedRows,
} from './wizardActions.ts';
import {
  getSentRows,
  handleTheirs,
  keepDraft,
  overwriteTheirs,
  toInitialDrafts,
  withDraft,
} from './wizardDrafts.ts';
import { startPolling, toProgressStep } from './wizardProgress.ts';

/** Step 2 or 3 of a job that has not started, with its saved rows. */
export function toRowsStep(
  base: WizardStateBase,
  job: BarcodeJobState,
  rows: readonly JobCoupon[],
): Step2State | Step3State {
  const coupons = sortByCouponOrder(job.draft ?? rows);
  const drafts: Drafts = job.draft ? 'kept' : 'none';
  const { rowVersion, barcodeCounts = null } = job;
  const common = { ...toRows(base, job.id, coupons), drafts, rowVersion, barcodeCounts };
  if (job.step >= 3) return { ...common, step: 3, editing: null, removedRow: null, rowErrors: [] };
  const { orceCampaignId, campaignLocked: isLocked } = job;
  return { ...common, step: 2, campaignId: orceCampaignId ?? '', isLocked, hasCopiedRows: false };
}

/** Step 2 of a new job. Rows of another job stay, in a job with the same campaign. */
export function createStep2(base: WizardStateBase, jobId: number, copied: CopiedJob | null): Step2State {
  const rows = copied === null ? [] : sortByCouponOrder(copyCouponsToJob(copied.rows, jobId));
  const campaignId = copied?.campaignId ?? '';
  const hasCopiedRows = rows.length > 0;
  const state: Step2State = {
    ...toRows(base, jobId, []),
    step: 2,
    coupons: rows,
    campaignId,
    isLocked: hasCopiedRows && campaignId === '',
    hasCopiedRows,
  };
  return hasCopiedRows && campaignId !== '' ? startLoading(state) : state;
}

/** What steps 2 and 3 have in common, with rows as the service has them. */
function toRows(base: WizardStateBase, jobId: number, coupons: readonly JobCoupon[]) {
  const kept = { coupons, savedCoupons: coupons, drafts: 'none', barcodeCounts: null } as const;
  return { ...nextStepBase(base), jobId, ...kept, rowVersion: undefined, lostRows: null, theirs: null };
}

function startLoading(state: Step2State): Step2State {
  const { jobId, campaignId } = state;
  return startCall({ ...state, error: null }, { type: 'loadCampaign', jobId, campaignId: campaignId.trim() });
}

export function reduceStep2(state: Step2State, event: WizardEvent): Step2State {
  switch (event.type) {
    case 'campaignChanged':
      return canChooseCampaign(state)
        ? { ...state, campaignId: event.campaignId, hasCopiedRows: false }
        : state;
    case 'loadCoupons':
      return canLoadCoupons(state) ? startLoading(state) : state;
    case 'skipCoupons':
      return canChooseCampaign(state)
        ? { ...state, error: null, isLocked: true, campaignId: '', coupons: handAddedRows(state) }
        : state;
    case 'goToStep3':
      return canSaveRows(state) ? startSaving(state) : state;
    default:
      return reduceRows(state, event);
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
    case 'removeRow':
      return canEditRows(state) ? withoutRow(state, event.couponOrder) : state;
    case 'restoreRow':
      return canEditRows(state) ? withRemovedRow(state) : state;
    case 'addRow':
      return canAddRow(state) ? addRows(state, [toCouponCells({})]) : state;
    case 'acceptPastedRows':
      return canEditRows(state) ? addRows(state, event.rows) : state;
    case 'moveRow':
      return canMoveRow(state, event.from, event.to)
        ? reduceRows({ ...state, rowErrors: [], removedRow: null }, event)
        : state;
    case 'finish':
      return canSaveRows(state) ? handleFinish(state, event.today) : state;
    default:
      return reduceRows(state, event);
  }
}

/** What steps 2 and 3 do alike. */
function reduceRows<State extends Step2State | Step3State>(state: State, event: WizardEvent): State {
  switch (event.type) {
    case 'moveRow':
      return canMoveRow(state, event.from, event.to)
        ? { ...state, coupons: moveCoupon(state.coupons, event.from, event.to) }
        : state;
    case 'releaseCampaign':
      return releaseCampaign(state);
    case 'tick':
      return keepDraft(state);
    case 'overwriteTheirs':
      return overwriteTheirs(state);
    case 'tabShown':
      return state.call === null ? startCall(state, { type: 'readJob', jobId: state.jobId }) : state;
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
      // The service has changed the rows, and does not say to which version.
      return state.step === 2 && state.hasCopiedRows
        ? { ...state, call: null, isLocked: true, rowVersion: undefined }
        : startCall(state, { type: 'listCoupons', jobId: state.jobId });
    case 'listCoupons':
      return state.step === 2 ? handleCouponsLoaded(state, response.coupons) : { ...state, call: null };
    case 'saveCoupons':
      return handleSaved(state);
    case 'keepDraft': {
      const { rowVersion } = response;
      const savedCoupons = getSentRows(state);
      return { ...state, call: null, drafts: 'kept', savedCoupons, rowVersion, lostRows: null };
    }
    case 'readTheirs':
      return handleTheirs(state, response, now);
    case 'releaseCampaign':
      return handleReleased(state);
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
  if (failure.status === 412) return startCall(state, { type: 'readTheirs', jobId: state.jobId });
  if (failed === 'readTheirs') return { ...state, call: null, drafts: 'retrying' };
  if (failed === 'keepDraft' && failure.status !== 409) {
    const drafts = isUnknownCall(failure) ? 'off' : 'retrying';
    return { ...state, call: null, drafts, lostRows: getSentRows(state) };
  }
  const mayHaveStarted = failed === 'startJob' || failure.status === 409;
  const lostRows = failed === 'saveCoupons' ? getSentRows(state) : state.lostRows;
  const failedState = { ...state, call: null, error: failure.message, lostRows };
  return mayHaveStarted ? startCall(failedState, { type: 'readJob', jobId: state.jobId }) : failedState;
}

/** Rows added by hand follow those of the campaign; copied rows of another campaign are replaced. */
function handleCouponsLoaded(state: Step2State, rows: readonly JobCoupon[]): Step2State {
  const savedCoupons = sortByCouponOrder(rows);
  const coupons = appendCoupons(savedCoupons, state.jobId, handAddedRows(state).map(toCouponCells));
  return { ...state, call: null, isLocked: true, coupons, savedCoupons, rowVersion: undefined };
}

/** Rows added by hand stay; those of the campaign are removed by the service. */
function handleReleased(state: Step2State | Step3State): Step2State {
  return {
    ...toRows(state, state.jobId, []),
    drafts: toInitialDrafts(state),
    step: 2,
    coupons: handAddedRows(state),
    campaignId: state.step === 2 ? state.campaignId : '',
    isLocked: false,
    hasCopiedRows: false,
  };
}

function handAddedRows({ coupons }: Step2State | Step3State): JobCoupon[] {
  return coupons.filter((row) => row.orceCampaignId === null);
}

function releaseCampaign<State extends Step2State | Step3State>(state: State): State {
  if (!canReleaseCampaign(state)) return state;
  return startCall({ ...state, error: null }, { type: 'releaseCampaign', jobId: state.jobId });
}

function startSaving<State extends Step2State | Step3State>(state: State): State {
  const { jobId, coupons, rowVersion } = state;
  return startCall({ ...state, error: null }, { type: 'saveCoupons', jobId, coupons, rowVersion });
}

/** After saving, step 2 goes to step 3 and asks what the rows will make, and step 3 starts the job. */
function handleSaved(state: Step2State | Step3State): Step3State {
  const { jobId, coupons } = state;
  if (state.step === 3) {
    return startCall({ ...state, savedCoupons: coupons, rowVersion: undefined }, { type: 'startJob', jobId });
  }
  const rows = { ...toRows(state, jobId, coupons), drafts: toInitialDrafts(state) };
  const step3: Step3State = { ...rows, step: 3, editing: null, removedRow: null, rowErrors: [] };
  return startCall(step3, { type: 'readJob', jobId });
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
  return { ...state, removedRow: null, coupons: appendCoupons(state.coupons, state.jobId, added) };
}

function withoutRow(state: Step3State, couponOrder: number): Step3State {
  const removedRow = state.coupons.find((row) => row.couponOrder === couponOrder);
  if (removedRow === undefined) return state;
  const isOther = (row: { couponOrder: number }) => row.couponOrder !== couponOrder;
  const coupons = state.coupons.filter(isOther);
  return { ...state, coupons, removedRow, rowErrors: state.rowErrors.filter(isOther) };
}

function withRemovedRow(state: Step3State): Step3State {
  const { coupons, removedRow } = state;
  if (removedRow === null) return state;
  return { ...state, removedRow: null, coupons: sortByCouponOrder([...coupons, removedRow]) };
}

/**
 * Follows another tab: always when the job was started, because its rows can no longer change; before the start only
 * when no edits are lost.
 */
function syncWithJob(state: Step2State | Step3State, job: BarcodeJobState, now: number): WizardState {
  if (job.step >= 4) return toProgressStep(state, job, null, now);
  const isBehind = state.step === 2 && (job.step === 3 || (job.campaignLocked && !state.isLocked));
  const { barcodeCounts = state.barcodeCounts } = job;
  const current = { ...state, call: null, barcodeCounts };
  if (hasUnsavedRows(state)) return current;
  if (!isBehind) return state.step === 3 && state.editing === null ? withDraft(current, job) : current;
  const { jobId } = state;
  const resuming = { ...nextStepBase(state), step: 'resuming', jobId, requestedStep: null, job } as const;
  return startCall(resuming, { type: 'listCoupons', jobId });
}
