export {
  DateDetailChart,
  type MailerChartProps,
  MailerSummaryChart,
  StoreDetailChart,
} from './MailerCharts/MailerCharts.tsx';
export {
  type IndexedSummaryRow,
  summaryColumns,
  summaryMeasures,
} from './campaignSummary/campaignSummary.ts';
export { summaryFilters, summarySort } from './campaignSummary/summaryFilters.ts';
export {
  channelParts,
  channelReportColumns,
  segmentParts,
  segmentReportColumns,
  formatWeek,
} from './customers/customerReports.ts';
export {
  addStoreNames,
  dateDetailColumns,
  type NamedStoreDetailRow,
  storeDetailColumns,
} from './details/detailColumns.ts';
export {
  formatCampaign,
  type MailerSummaryParams,
  MailerSummaryFilters,
  type MailerSummaryFiltersProps,
} from './MailerSummaryFilters/MailerSummaryFilters.tsx';
export {
  type HelpPictures,
  MailerSummaryHelp,
  type MailerSummaryHelpProps,
} from './MailerSummaryHelp/MailerSummaryHelp.tsx';
export { createMailerSummaryColumns, getMailerSummaryRowId } from './mailerSummary/mailerSummaryColumns.tsx';
export { createSearchFacts } from './ReportFacts/searchFacts.ts';
export {
  ReportHeading,
  type ReportHeadingProps,
  ReportNote,
  type ReportNoteProps,
} from './ReportHeading/ReportHeading.tsx';
export {
  PrintedReportFacts,
  type PrintedReportFactsProps,
  ReportFacts,
  type ReportFactsProps,
} from './ReportFacts/ReportFacts.tsx';
export {
  formatFactLines,
  createFilterFacts,
  createReportFacts,
  type ReportFact,
  type ReportResult,
} from './ReportFacts/facts.ts';
export { ReportViewer, type ReportViewerProps } from './ReportViewer/ReportViewer.tsx';
export { getViewLabel } from './reportViews.ts';
export {
  createSignupColumns,
  getSignupRowId,
  toSourceOptions,
  toStoreOptions,
} from './signups/signupReport.ts';
export { signupFilters } from './signups/signupFilters.ts';
export { groupSignupsByDay } from './signups/signupsByDay.ts';
