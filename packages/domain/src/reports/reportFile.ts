import { toCompactDay } from '../dates/dayText.ts';

/** The lines before the column headings of a report file. */
export interface ReportHeader {
  title: string;
  /** Mailer code and description, or the subtitle of a coupon or campaign. */
  description: string;
  /** `YYYY-MM-DD`. */
  reportDate: string;
  /** Further lines: filters, view, number of rows. */
  notes?: readonly string[];
}

/**
 * The header block of Download File: title, description and report date, a line each. `toCsv` quotes every line.
 * @see specification 3 §9
 */
export function buildReportPreface({ title, description, reportDate, notes = [] }: ReportHeader): string[] {
  return [title, description, `Report Date: ${reportDate}`, ...notes];
}

/**
 * The subtitle of a campaign report: `Coupon # 3 Campaign 123 Fall Mailer`; the coupon part only when there is one.
 */
export function formatCampaignDetailSubtitle(
  couponNumber: number,
  campaignId: number,
  shortDescription: string,
): string {
  const campaign = `Campaign ${campaignId} ${shortDescription}`.trimEnd();
  return couponNumber === 0 ? campaign : `Coupon # ${couponNumber} ${campaign}`;
}

/** The code in the file name of a detail report: the mailer code, or `123_3` for a campaign or coupon. */
export function toDetailFileCode(
  of: { mailerCode: string } | { campaignId: number; couponNumber: number },
): string {
  return 'mailerCode' in of ? of.mailerCode : `${of.campaignId}_${of.couponNumber}`;
}

/** File name of the details by store. */
export function toStoreDetailFileName(code: string): string {
  return `MailerDetailsByStore_${sanitizeFileName(code)}.csv`;
}

/** File name of the details by date. */
export function toDateDetailFileName(code: string): string {
  return `MailerDetailsByDate_${sanitizeFileName(code)}.csv`;
}

/**
 * File name of the customer channel report.
 * @param today `YYYY-MM-DD`
 */
export function toChannelFileName(today: string): string {
  return `CustomerChannelReport_${toCompactDay(today)}.csv`;
}

/**
 * File name of the customer segment report.
 * @param today `YYYY-MM-DD`
 */
export function toSegmentFileName(today: string): string {
  return `CustomerSegmentReport_${toCompactDay(today)}.csv`;
}

/** Keeps letters, digits, underscores and hyphens: text from a URL must not change the folder. */
function sanitizeFileName(text: string): string {
  return text.replace(/[^\w-]/g, '');
}
