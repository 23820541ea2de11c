import { compactDay } from '../dates/dayText.ts';

/** What a report says about itself, in the lines before the headings of its file. */
export interface ReportHeader {
  title: string;
  /** What it is of: mailer code and description, or the subtitle of a coupon or campaign. */
  description: string;
  /** `YYYY-MM-DD`. */
  reportDate: string;
  /** What else it says: filters, view, number of rows; a line each. */
  notes?: readonly string[];
}

/**
 * The header block of Download File: title, description and report date, a line each. `toCsv` quotes every line.
 * @see specification 3 §9
 */
export function reportPreface({ title, description, reportDate, notes = [] }: ReportHeader): string[] {
  return [title, description, `Report Date: ${reportDate}`, ...notes];
}

/** What of a campaign stands below the title: `Coupon # 3 Campaign 123 Fall Mailer`; without a coupon from `Campaign`. */
export function campaignDetailSubtitle(
  couponNumber: number,
  campaignId: number,
  shortDescription: string,
): string {
  const campaign = `Campaign ${campaignId} ${shortDescription}`.trimEnd();
  return couponNumber === 0 ? campaign : `Coupon # ${couponNumber} ${campaign}`;
}

/** What the details of a mailer are called in their file: the code. Of a campaign or coupon: `123_3`. */
export function detailFileCode(
  of: { mailerCode: string } | { campaignId: number; couponNumber: number },
): string {
  return 'mailerCode' in of ? of.mailerCode : `${of.campaignId}_${of.couponNumber}`;
}

/** The file of the details by store. */
export function storeDetailFileName(code: string): string {
  return `MailerDetailsByStore_${fileText(code)}.csv`;
}

/** The file of the details by date. */
export function dateDetailFileName(code: string): string {
  return `MailerDetailsByDate_${fileText(code)}.csv`;
}

/**
 * The file of the customer channel report.
 * @param today `YYYY-MM-DD`
 */
export function channelFileName(today: string): string {
  return `CustomerChannelReport_${compactDay(today)}.csv`;
}

/**
 * The file of the customer segment report.
 * @param today `YYYY-MM-DD`
 */
export function segmentFileName(today: string): string {
  return `CustomerSegmentReport_${compactDay(today)}.csv`;
}

/** Letters, digits, underscores and hyphens only: what comes from an address must not name another folder. */
function fileText(text: string): string {
  return text.replace(/[^\w-]/g, '');
}
