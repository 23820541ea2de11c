/** Types of campaigns in the annual summary with their labels, in the order of the select. */
export const summaryTypes = [
  { value: 'all', label: 'All' },
  { value: 'tabs', label: 'Tabs' },
  { value: 'email', label: 'Email' },
  { value: 'signup', label: 'Signup' },
  { value: 'other', label: 'Other' },
] as const;

export type SummaryType = (typeof summaryTypes)[number]['value'];

/** Types of campaigns in the mailer summary, in the order of the select. */
export const mailerReportTypes = ['signup', 'tabs', 'email', 'other'] as const;

export type MailerReportType = (typeof mailerReportTypes)[number];

/** The type of the mailer summary when the URL has none. */
export const DEFAULT_MAILER_REPORT_TYPE: MailerReportType = 'other';

/** Valid years of the annual summary, both included. */
export const SUMMARY_YEARS = { min: 1980, max: 2099 } as const;

/**
 * Origins of signups, in the order of the select. The select has an empty option for all before them.
 * @see specification 3 §9; checklist OP-084 for the names missing in the specification
 */
export const signupOrigins = [
  { code: 'R', text: 'Respondents' },
  { code: 'C', text: 'Customer Initiated' },
  { code: 'E', text: 'Data Vendor' },
  { code: 'I', text: 'Web Site' },
  { code: 'L', text: 'Data Vendor (since 11/21/2000)' },
  { code: 'M', text: 'MSC (since 11/20/2000)' },
  { code: 'N', text: 'New England 800' },
  { code: 'O', text: 'Online (since 11/20/2000)' },
  { code: '.', text: 'Unknown (prior to 11/21/2000)' },
] as const;

/** Parses a type of the mailer summary, ignoring case; `null` for an unknown one. */
export function toMailerReportType(text: string | null): MailerReportType | null {
  return mailerReportTypes.find((type) => type === text?.toLowerCase()) ?? null;
}

/**
 * Initial filters of the signup statistics: everything, from the first of the month to today.
 * @param today `YYYY-MM-DD`, see `formatCalendarDay`
 */
export function createSignupFilters(today: string) {
  return {
    vendor: '',
    source: '',
    store: '',
    dailyBreakdown: false,
    storeBreakdown: false,
    breakdownByDescription: false,
    fromDate: `${today.slice(0, 8)}01`,
    toDate: today,
  };
}

/** Initial filters of the annual summary: all types of the current year, newest sale first. */
export function createSummaryFilters(today: string): {
  type: SummaryType;
  year: number;
  sortOrder: 'ASC' | 'DESC';
} {
  return { type: 'all', year: Number(today.slice(0, 4)), sortOrder: 'DESC' };
}

/** The heading of the annual summary: `Email Campaigns 2025`. */
export function formatSummaryHeading(type: SummaryType, year: number): string {
  return `${summaryTypes.find(({ value }) => value === type)?.label ?? type} Campaigns ${year}`;
}
