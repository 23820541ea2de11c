export {
  jobMaxLengths,
  jobStatuses,
  newJobId,
  type BarcodeJob,
  type BarcodeJobPage,
  type BarcodeJobState,
  type Channel,
  type CouponLoad,
  type CouponLoadPage,
  type NewJob,
} from './job.ts';
export {
  END_OF_JOB_COMMENT,
  hasJobEnded,
  jobFailureReason,
  lastComment,
  logTime,
  type JobLogEntry,
} from './jobLog.ts';
export {
  MAX_COUPON_ROWS,
  blankCoupon,
  cellsOf,
  couponCellLabels,
  couponCellLimits,
  couponCells,
  couponsForJob,
  limitCell,
  withCells,
  type CouponCell,
  type CouponCells,
  type JobCoupon,
} from './coupon.ts';
export { dateCodeOf, dateCodeProblem, defaultJobName, parseDateCode } from './dateCode.ts';
export {
  couponRowErrors,
  validateCouponRows,
  type CouponRowError,
  type CouponRuleRow,
} from './couponRules.ts';
export {
  BARCODE_LENGTH,
  barcodeNumber,
  checkDigit,
  hasRightCheckDigit,
  type BarcodeRow,
} from './barcodeNumber.ts';
export { appendCoupons, inCouponOrder, moveCoupon, nextCouponOrder, repeatedOrders } from './couponOrder.ts';
export {
  readCouponBlock,
  validCells,
  writeCouponBlock,
  type CouponBlock,
  type PastedCoupon,
  type PastedCouponError,
} from './couponBlock.ts';
export {
  POLLING_CUT_OFF_MS,
  POLLING_INTERVAL_MS,
  wizardTexts,
  type JobOutcome,
  type JobValues,
  type KnownJob,
  type Polling,
  type ResumingState,
  type Step1State,
  type Step2State,
  type Step3State,
  type Step4State,
  type Step5State,
  type WizardAnswer,
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
  canMoveRow,
  canStartOver,
  failureReason,
  hasUnsavedRows,
  isWaiting,
  jobIdOf,
  outcomeText,
  outputFileName,
  showsGoToStep3,
  wizardBanner,
} from './wizardActions.ts';
export { nextWizardState, openWizard, type WizardOpening } from './wizardState.ts';
