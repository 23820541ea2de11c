import type { Screen } from '../../app/screen.ts';
import {
  CAMPAIGN_SUMMARY_PATH,
  CUSTOMER_CHANNEL_PATH,
  CUSTOMER_SEGMENT_PATH,
  MAILER_DETAILS_2_PATH,
  MAILER_DETAILS_DATE_2_PATH,
  MAILER_DETAILS_DATE_PATH,
  MAILER_DETAILS_PATH,
  MAILER_SUMMARY_PATH,
  SIGNUP_STATISTICS_PATH,
} from './paths.ts';

export const reportScreens: readonly Screen[] = [
  {
    path: SIGNUP_STATISTICS_PATH,
    title: 'Signup Statistics',
    load: async () => (await import('./SignupStatistics/SignupStatisticsScreen.tsx')).SignupStatisticsScreen,
    loadRequest: async () => (await import('./SignupStatistics/signupList.ts')).requestSignups,
  },
  {
    path: CAMPAIGN_SUMMARY_PATH,
    title: 'Annual Campaign Summary',
    load: async () => (await import('./CampaignSummary/CampaignSummaryScreen.tsx')).CampaignSummaryScreen,
    loadRequest: async () => (await import('./CampaignSummary/summaryList.ts')).summaryList.request,
  },
  {
    path: CUSTOMER_CHANNEL_PATH,
    title: 'Customer Channel',
    load: async () => (await import('./CustomerChannel/CustomerChannelScreen.tsx')).CustomerChannelScreen,
    loadRequest: async () => (await import('./CustomerChannel/customerChannel.ts')).requestChannels,
  },
  {
    path: CUSTOMER_SEGMENT_PATH,
    title: 'Customer Segment',
    load: async () => (await import('./CustomerSegment/CustomerSegmentScreen.tsx')).CustomerSegmentScreen,
    loadRequest: async () => (await import('./CustomerSegment/customerSegment.ts')).requestSegments,
  },
  {
    path: MAILER_SUMMARY_PATH,
    title: 'Mailer Summary',
    load: async () => (await import('./MailerSummary/MailerSummaryScreen.tsx')).MailerSummaryScreen,
    loadRequest: async () => (await import('./MailerSummary/mailerSummary.ts')).requestMailerSummary,
  },
  {
    path: MAILER_DETAILS_PATH,
    title: 'Mailer Details by Store',
    load: async () => (await import('./MailerDetails/MailerDetailsScreen.tsx')).MailerDetailsScreen,
    loadRequest: async () => (await import('./details/detailQueries.ts')).requestMailerDetails,
  },
  {
    path: MAILER_DETAILS_2_PATH,
    title: 'Mailer Details by Store',
    load: async () => (await import('./MailerDetails2/MailerDetails2Screen.tsx')).MailerDetails2Screen,
    loadRequest: async () => (await import('./details/detailQueries.ts')).requestMailerDetails2,
  },
  {
    path: MAILER_DETAILS_DATE_PATH,
    title: 'Mailer Details by Date',
    load: async () =>
      (await import('./MailerDetailsDate/MailerDetailsDateScreen.tsx')).MailerDetailsDateScreen,
    loadRequest: async () => (await import('./details/detailQueries.ts')).requestMailerDetailsDate,
  },
  {
    path: MAILER_DETAILS_DATE_2_PATH,
    title: 'Mailer Details by Date',
    load: async () =>
      (await import('./MailerDetailsDate2/MailerDetailsDate2Screen.tsx')).MailerDetailsDate2Screen,
    loadRequest: async () => (await import('./details/detailQueries.ts')).requestMailerDetailsDate2,
  },
];
