export {
  DateDetailChart,
  type MailerChartProps,
  MailerSummaryChart,
  StoreDetailChart,
} from './MailerCharts/MailerCharts.tsx';
export {
  type PlacedSummaryRow,
  summaryColumns,
  summaryFilters,
  summaryMeasures,
} from './campaignSummary/campaignSummary.ts';
export {
  channelParts,
  channelReportColumns,
  segmentParts,
  segmentReportColumns,
  weekName,
} from './customers/customerReports.ts';
export { dateDetailColumns } from './details/dateDetailColumns.ts';
export { storeDetailColumns } from './details/storeDetailColumns.ts';
export { figure, type FigureColumn, madeFigure } from './figureColumns.ts';
export {
  campaignText,
  type MailerSummaryChoice,
  MailerSummaryFilters,
  type MailerSummaryFiltersProps,
} from './MailerSummaryFilters/MailerSummaryFilters.tsx';
export {
  type HelpPictures,
  MailerSummaryHelp,
  type MailerSummaryHelpProps,
} from './MailerSummaryHelp/MailerSummaryHelp.tsx';
export {
  mailerSummaryColumns,
  type MailerSummaryLinks,
  mailerSummaryRowId,
} from './mailerSummary/mailerSummaryColumns.tsx';
export { searchFacts } from './ReportFacts/searchFacts.ts';
export {
  ReportHeading,
  type ReportHeadingProps,
  ReportNote,
  type ReportNoteProps,
} from './ReportHeading/ReportHeading.tsx';
export { FactList, ReportFacts, type ReportFactsProps } from './ReportFacts/ReportFacts.tsx';
export {
  factLines,
  filterFacts,
  madeFacts,
  reportFacts,
  type ReportFact,
  type ReportMade,
} from './ReportFacts/factsOfReport.ts';
export { ReportViewer, type ReportViewerProps } from './ReportViewer/ReportViewer.tsx';
export { viewText } from './reportViews.ts';
export {
  signupColumns,
  signupFilters,
  signupRowId,
  sourceOptions,
  storeOptions,
} from './signups/signupReport.ts';
export { type SignupDay, signupsByDay } from './signups/signupsByDay.ts';
