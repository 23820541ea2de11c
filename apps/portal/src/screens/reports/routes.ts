import type { Screen } from '../../navigation/screen.ts';
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
    loadPrefetch: async () => (await import('./SignupStatistics/signupList.ts')).prefetchSignups,
  },
  {
    path: CAMPAIGN_SUMMARY_PATH,
    title: 'Annual Campaign Summary',
    load: async () => (await import('./CampaignSummary/CampaignSummaryScreen.tsx')).CampaignSummaryScreen,
    loadPrefetch: async () => (await import('./CampaignSummary/summaryList.ts')).summaryList.prefetch,
  },
  {
    path: CUSTOMER_CHANNEL_PATH,
    title: 'Customer Channel',
    load: async () => (await import('./CustomerChannel/CustomerChannelScreen.tsx')).CustomerChannelScreen,
    loadPrefetch: async () => (await import('./CustomerChannel/customerChannel.ts')).prefetchChannels,
  },
  {
    path: CUSTOMER_SEGMENT_PATH,
    title: 'Customer Segment',
    load: async () => (await import('./CustomerSegment/CustomerSegmentScreen.tsx')).CustomerSegmentScreen,
    loadPrefetch: async () => (await import('./CustomerSegment/customerSegment.ts')).prefetchSegments,
  },
  {
    path: MAILER_SUMMARY_PATH,
    title: 'Mailer Summary',
    load: async () => (await import('./MailerSummary/MailerSummaryScreen.tsx')).MailerSummaryScreen,
    loadPrefetch: async () => (await import('./MailerSummary/mailerSummary.ts')).prefetchMailerSummary,
  },
  {
    path: MAILER_DETAILS_PATH,
    title: 'Mailer Details by Store',
    load: async () => (await import('./MailerDetails/MailerDetailsScreen.tsx')).MailerDetailsScreen,
    loadPrefetch: async () => (await import('./details/detailQueries.ts')).prefetchMailerDetails,
  },
  {
    path: MAILER_DETAILS_2_PATH,
    title: 'Mailer Details by Store',
    load: async () => (await import('./MailerDetails2/MailerDetails2Screen.tsx')).MailerDetails2Screen,
    loadPrefetch: async () => (await import('./details/detailQueries.ts')).prefetchMailerDetails2,
  },
  {
    path: MAILER_DETAILS_DATE_PATH,
    title: 'Mailer Details by Date',
    load: async () =>
      (await import('./MailerDetailsDate/MailerDetailsDateScreen.tsx')).MailerDetailsDateScreen,
    loadPrefetch: async () => (await import('./details/detailQueries.ts')).prefetchMailerDetailsDate,
  },
  {
    path: MAILER_DETAILS_DATE_2_PATH,
    title: 'Mailer Details by Date',
    load: async () =>
      (await import('./MailerDetailsDate2/MailerDetailsDate2Screen.tsx')).MailerDetailsDate2Screen,
    loadPrefetch: async () => (await import('./details/detailQueries.ts')).prefetchMailerDetailsDate2,
  },
];
