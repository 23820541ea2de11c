import { formatFiscalWeek, findFiscalWeek } from './fiscalCalendar.ts';
import type { FiscalWeekRow } from './reportRows.ts';

/** A field of a row and the heading of its column, on screen and in files. */
export interface ReportColumn<Row> {
  field: keyof Row & string;
  heading: string;
}

/**
 * The week columns of a row of the channel or segment report.
 * @param day any day of the week, `YYYY-MM-DD`
 */
export function toFiscalWeekRow(day: string): FiscalWeekRow {
  const { week, startDate, endDate } = findFiscalWeek(day);
  return {
    fiscalWeek: formatFiscalWeek(week),
    startDate: `${startDate}T00:00:00`,
    endDate: `${endDate}T00:00:00`,
  };
}

/** The first columns of the channel and segment reports. */
export const weekColumns: readonly ReportColumn<FiscalWeekRow>[] = [
  { field: 'fiscalWeek', heading: 'Fiscal Week' },
  { field: 'startDate', heading: 'Start Date' },
  { field: 'endDate', heading: 'End Date' },
];

/** The channel combinations, in the order of the report. */
export const channelColumns = [
  { field: 'dmOnly', heading: 'DM Only' },
  { field: 'emOnly', heading: 'EM Only' },
  { field: 'appOnly', heading: 'App Only' },
  { field: 'smsOnly', heading: 'SMS Only' },
  { field: 'dmEm', heading: 'DM & EM' },
  { field: 'dmApp', heading: 'DM & App' },
  { field: 'dmSms', heading: 'DM & SMS' },
  { field: 'emApp', heading: 'EM & App' },
  { field: 'emSms', heading: 'EM & SMS' },
  { field: 'smsApp', heading: 'SMS & App' },
  { field: 'dmEmApp', heading: 'DM & EM & App' },
  { field: 'dmEmSms', heading: 'DM & EM & SMS' },
  { field: 'dmSmsApp', heading: 'DM & SMS & App' },
  { field: 'emSmsApp', heading: 'EM & SMS & App' },
  { field: 'dmEmSmsApp', heading: 'DM & EM & SMS & App' },
] as const satisfies readonly ReportColumn<Record<string, number>>[];

/** Customers at the end of a week by the exact set of channels they can be reached on. */
export type CustomerChannelRow = FiscalWeekRow & Record<(typeof channelColumns)[number]['field'], number>;

/** The segments, in the order of the report. */
export const segmentColumns = [
  { field: 'totalCustomers', heading: 'Total Customers' },
  { field: 'firstSignup', heading: 'First Signup' },
  { field: 'firstPurchaseAny', heading: 'First Purchase Any' },
  { field: 'firstPurchaseOnline', heading: 'First Purchase Online' },
  { field: 'firstPurchaseRetail', heading: 'First Purchase Retail' },
  { field: 'active012MoPurchase', heading: 'Active 0-12 Months Purchase' },
  { field: 'active012MoOnlineOnly', heading: 'Active 0-12 Months Online Only' },
  { field: 'active012MoRetailOnly', heading: 'Active 0-12 Months Retail Only' },
  { field: 'active012MoBoth', heading: 'Active 0-12 Months Both' },
  { field: 'inactive13MoPurchase', heading: 'Inactive 13+ Months Purchase' },
  { field: 'inactive13MoOnlineOnly', heading: 'Inactive 13+ Months Online Only' },
  { field: 'inactive13MoRetailOnly', heading: 'Inactive 13+ Months Retail Only' },
  { field: 'inactive13MoBoth', heading: 'Inactive 13+ Months Both' },
  { field: 'noPurchase', heading: 'No Purchase' },
] as const satisfies readonly ReportColumn<Record<string, number>>[];

/** Customers at the end of a week by what they bought, and when. */
export type CustomerSegmentRow = FiscalWeekRow & Record<(typeof segmentColumns)[number]['field'], number>;

export const CHANNEL_NOTE =
  'Results prior to FW26 are unavailable due to the migration between email platforms.';

export const SEGMENT_NOTE = 'Results for FW17 to FW21 are unavailable.';

/** The first week of the channel report: none before it has reliable counts. */
export const FIRST_CHANNEL_WEEK = 26;

export function hasSegmentCounts(week: number): boolean {
  return week < 17 || week > 21;
}
