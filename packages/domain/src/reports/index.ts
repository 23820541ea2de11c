export * from './reportRows.ts';
export {
  zeroToNull,
  calculateBurdenedRoiPercent,
  parseDefaultNumber,
  resolveCostPerPiece,
  calculateGrossMargin,
  calculateMailingCost,
  calculateMarginAmount,
  calculatePercent,
  calculateResponsePercent,
  calculateRoiPercent,
} from './measures.ts';
export type { ResponseSums } from './responses.ts';
export { allocateSums } from './allocation.ts';
export * from './mailerSummary.ts';
export * from './summarySums.ts';
export * from './detailRows.ts';
export { sumDateDetails, sumStoreDetails, TOTAL_STORE } from './detailTotals.ts';
export {
  formatDayName,
  findFiscalWeek,
  getFiscalYearStart,
  formatDayOfWeek,
  type FiscalWeek,
} from './fiscalCalendar.ts';
export * from './reportFilters.ts';
export * from './detailQuery.ts';
export * from './reportFile.ts';
export * from './customerReports.ts';
