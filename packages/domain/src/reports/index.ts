export type {
  CampaignChoice,
  CampaignSummaryRow,
  CustomerChannelRow,
  CustomerSegmentRow,
  DateDetailRow,
  FiscalWeekRow,
  MailerSummaryRequest,
  MailerSummaryRow,
  SignupStat,
  Store,
  StoreDetailRow,
} from './reportRows.ts';
export {
  averageOf,
  blankZero,
  burdenedRoiPercent,
  defaultNumber,
  effectiveCostPerPiece,
  grossMargin,
  mailingCost,
  marginAmount,
  percentOf,
  responsePercent,
  roiPercent,
  roundDecimals,
} from './figures.ts';
export { countedResponses, type CountableResponse, type ResponseSums } from './responses.ts';
export { allocateDecimal, allocateSums, allocateWhole } from './allocation.ts';
export {
  mailerSummaryRows,
  totalLabel,
  type CouponSums,
  type MailerSummarySums,
  type MailerSums,
} from './mailerSummary.ts';
export {
  averageItemAmount,
  dateDetailRow,
  geoRoiPercent,
  storeDetailRow,
  type DateSums,
  type DetailSums,
  type StoreSums,
} from './detailRows.ts';
export {
  dayOfWeekName,
  fiscalWeek,
  fiscalWeekLabel,
  fiscalWeekOf,
  fiscalWeeksInYear,
  fiscalYearStart,
  formatDayOfWeek,
  type FiscalWeek,
} from './fiscalCalendar.ts';
export {
  DEFAULT_MAILER_REPORT_TYPE,
  REPORT_PAGE_SIZE,
  SUMMARY_YEARS,
  defaultSignupFilters,
  defaultSummaryFilters,
  isSummaryYear,
  mailerReportTypes,
  signupOrigins,
  summaryHeading,
  summaryTypes,
  toMailerReportType,
  type MailerReportType,
  type SummaryType,
} from './reportFilters.ts';
export {
  campaignDetailQuery,
  detailLinks,
  mailerDetailQuery,
  type CampaignDetailQuery,
  type DetailQuery,
  type ExpandedView,
  type MailerDetailQuery,
  type QueryText,
} from './detailQuery.ts';
export {
  campaignDetailSubtitle,
  channelFileName,
  dateDetailFileName,
  detailFileCode,
  reportPreface,
  segmentFileName,
  storeDetailFileName,
  type ReportHeader,
} from './reportFile.ts';
export {
  CHANNEL_NOTE,
  FIRST_CHANNEL_WEEK,
  SEGMENT_NOTE,
  channelColumns,
  fiscalWeekRow,
  hasSegmentCounts,
  segmentColumns,
  weekColumns,
  type ReportColumn,
} from './customerReports.ts';
