/** What a report file says before its column headings. */
export interface ReportHeader {
  title: string;
  /** Mailer code and description, or the subtitle of a coupon or campaign. */
  description: string;
  /** `YYYY-MM-DD`. */
  reportDate: string;
}

/**
 * The header block of Download File: title, description and report date, a line each. `toCsv` quotes every line.
 * @see specification 3 §9
 */
export function buildReportPreface({ title, description, reportDate }: ReportHeader): string[] {
  return [title, description, `Report Date: ${reportDate}`];
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

/**
 * Subtitle of the details of a mailer. An unknown code has a specified text (specification 3 §5).
 * @param description empty until it is loaded; `null` for an unknown mailer code
 */
export function formatMailerDetailSubtitle(mailerCode: string, description: string | null): string {
  return `${mailerCode} ${description ?? 'Unknown Mailer Code'}`.trimEnd();
}
