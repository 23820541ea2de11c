import { toCompactDay } from '@portal/domain';

/** What details are about: a mailer, or a coupon of a campaign (coupon 0: the whole campaign). */
type DetailSubject = { mailerCode: string } | { campaignId: number; couponNumber: number };

/** The names of the files that the portal makes. The server names the files of barcode jobs and grants. */
export const fileNames = {
  activeUsers: 'active-users.csv',
  audit: 'audit.csv',
  campaigns: 'campaigns.csv',
  campaignSummary: 'campaign-summary.csv',
  campaignWorkbook: (campaignId: number) => `Campaign_${campaignId}.xlsx`,
  companies: 'companies.csv',
  customerChannel: (reportDate: string) => `CustomerChannelReport_${toCompactDay(reportDate)}.csv`,
  customerSegment: (reportDate: string) => `CustomerSegmentReport_${toCompactDay(reportDate)}.csv`,
  dashboardPages: 'dashboard-pages.csv',
  defaultValues: 'default-values.csv',
  dormantUsers: 'dormant-users.csv',
  mailerDetailsByDate: (subject: DetailSubject) => `MailerDetailsByDate_${toCode(subject)}.csv`,
  mailerDetailsByStore: (subject: DetailSubject) => `MailerDetailsByStore_${toCode(subject)}.csv`,
  mailers: 'mailers.csv',
  mailerSummary: (campaignId: number | null) => `MailerSummary_${campaignId}.csv`,
  offers: 'offers.csv',
  pages: 'pages.csv',
  pageUsers: 'page-users.csv',
  signupStatistics: 'signup-statistics.csv',
  sourceCodes: 'source-codes.csv',
  startPages: 'start-pages.csv',
  users: 'users.csv',
};

/** A mailer code from a URL keeps only letters, digits, underscores and hyphens: it must not change the folder. */
function toCode(subject: DetailSubject): string {
  if ('mailerCode' in subject) return subject.mailerCode.replace(/[^\w-]/g, '');
  return `${subject.campaignId}_${subject.couponNumber}`;
}
