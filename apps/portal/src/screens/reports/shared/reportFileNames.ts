import { toCompactDay } from '@portal/domain';

/** What details are about: a mailer, or a coupon of a campaign (coupon 0: the whole campaign). */
type DetailSubject = { mailerCode: string } | { campaignId: number; couponNumber: number };

/** The names of the files of reports; `downloads/fileNames.ts` has those of the other screens. */
export const reportFileNames = {
  campaignSummary: 'campaign-summary.csv',
  campaignWorkbook: (campaignId: number) => `Campaign_${campaignId}.xlsx`,
  customerChannel: (reportDate: string) => `CustomerChannelReport_${toCompactDay(reportDate)}.csv`,
  customerSegment: (reportDate: string) => `CustomerSegmentReport_${toCompactDay(reportDate)}.csv`,
  mailerDetailsByDate: (subject: DetailSubject) => `MailerDetailsByDate_${toCode(subject)}.csv`,
  mailerDetailsByStore: (subject: DetailSubject) => `MailerDetailsByStore_${toCode(subject)}.csv`,
  mailerSummary: (campaignId: number | null) => `MailerSummary_${campaignId}.csv`,
  signupStatistics: 'signup-statistics.csv',
};

/** A mailer code from a URL keeps only letters, digits, underscores and hyphens: it must not change the folder. */
function toCode(subject: DetailSubject): string {
  if ('mailerCode' in subject) return subject.mailerCode.replace(/[^\w-]/g, '');
  return `${subject.campaignId}_${subject.couponNumber}`;
}
