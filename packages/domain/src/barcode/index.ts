export {
  jobMaxLengths,
  type BarcodeJob,
  type BarcodeJobState,
  type Channel,
  type CopiedJob,
  type CouponLoad,
  type NewJob,
} from './job.ts';
export * from './barcodeCounts.ts';
export * from './jobLog.ts';
export {
  MAX_COUPON_ROWS,
  areSameCoupons,
  createBlankCoupon,
  toCouponCells,
  couponCellLabels,
  couponCellLimits,
  couponCells,
  truncateCell,
  withCells,
  type CouponCell,
  type CouponCells,
  type CouponCellValues,
  type JobCoupon,
} from './coupon.ts';
export { listCouponDifferences } from './couponDifferences.ts';
export { toDateCode } from './dateCode.ts';
export {
  validateCouponRow,
  validateCouponRows,
  type CouponRowError,
  type CouponRuleRow,
} from './couponRules.ts';
export { toBarcodeNumber, type BarcodeRow } from './barcodeNumber.ts';
export { moveCoupon, nextCouponOrder, findDuplicateOrders, sortByCouponOrder } from './couponOrder.ts';
export * from './couponBlock.ts';
export {
  DRAFT_DELAY_MS,
  DRAFT_RETRY_MS,
  POLLING_TIMEOUT_MS,
  POLLING_INTERVAL_MS,
  wizardTexts,
  type JobOutcome,
  type JobValues,
  type LastKnownJob,
  type Polling,
  type ResumingState,
  type Step1State,
  type Step2State,
  type Step3State,
  type Step4State,
  type Step5State,
  type WizardResponse,
  type WizardCall,
  type WizardEvent,
  type WizardState,
} from './wizard.ts';
export {
  canAddRow,
  canCheckAgain,
  canChooseCampaign,
  canEditRows,
  canGoToStep2,
  canGoToStep5,
  canLoadCoupons,
  canReleaseCampaign,
  canStartOver,
  getFailureReason,
  hasUnsavedRows,
  isWaiting,
  canSaveRows,
  needsDraft,
  getJobId,
  getTypedRows,
  getOutcomeText,
  getOutputFileName,
  isGoToStep3Visible,
  getBannerText,
} from './wizardActions.ts';
export { nextWizardState, openWizard, type OpenWizardOptions } from './wizardState.ts';
