export type {
  CampaignChoice,
  CampaignSummaryRow,
  CustomerChannelRow,
  CustomerSegmentRow,
  DateDetailRow,
  FiscalWeekRow,
  MailerSummaryRow,
  SignupStat,
  Store,
  StoreDetailRow,
} from './reportRows.ts';
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
export {
  buildMailerSummaryRows,
  findTotalRow,
  getSummaryLevel,
  getTotalLabel,
  isTotalRow,
  type CouponSums,
  type MailerSummarySums,
  type MailerSums,
} from './mailerSummary.ts';
export {
  getAverageItemAmount,
  toDateDetailRow,
  getGeoRoiPercent,
  toStoreDetailRow,
  type DateSums,
  type DetailSums,
  type StoreSums,
} from './detailRows.ts';
export { sumDateDetails, sumStoreDetails, TOTAL_STORE } from './detailTotals.ts';
export {
  formatDayName,
  findFiscalWeek,
  getFiscalYearStart,
  formatDayOfWeek,
  type FiscalWeek,
} from './fiscalCalendar.ts';
export {
  DEFAULT_MAILER_REPORT_TYPE,
  SUMMARY_YEARS,
  createSignupFilters,
  createSummaryFilters,
  mailerReportTypes,
  signupOrigins,
  formatSummaryHeading,
  summaryTypes,
  toMailerReportType,
  type MailerReportType,
  type SummaryType,
} from './reportFilters.ts';
export {
  parseCampaignDetailQuery,
  buildDetailLinks,
  parseMailerDetailQuery,
  type CampaignDetailQuery,
  type DetailQuery,
  type ExpandedView,
  type LinkingReport,
  type MailerDetailQuery,
  type QueryText,
} from './detailQuery.ts';
export {
  formatCampaignDetailSubtitle,
  formatMailerDetailSubtitle,
  buildReportPreface,
  type ReportHeader,
} from './reportFile.ts';
export {
  CHANNEL_NOTE,
  FIRST_CHANNEL_WEEK,
  SEGMENT_NOTE,
  channelColumns,
  toFiscalWeekRow,
  hasSegmentCounts,
  segmentColumns,
  weekColumns,
  type ReportColumn,
} from './customerReports.ts';
