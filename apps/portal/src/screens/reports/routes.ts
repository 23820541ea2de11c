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

/** The mailer, or coupon and campaign, that details are about. */
const detailParameters = [
  'CampaignId',
  'MailerCode',
  'CouponNumber',
  'EventClass',
  'ExpandedView',
  'AllocateNonSpecific',
];

export const reportScreens: readonly Screen[] = [
  {
    path: SIGNUP_STATISTICS_PATH,
    title: 'Signup Statistics',
    load: async () => (await import('./SignupStatistics/SignupStatisticsScreen.tsx')).SignupStatisticsScreen,
    loadPrefetch: async () => (await import('./SignupStatistics/signupList.ts')).prefetchSignups,
    views: {},
  },
  {
    path: CAMPAIGN_SUMMARY_PATH,
    title: 'Annual Campaign Summary',
    load: async () => (await import('./CampaignSummary/CampaignSummaryScreen.tsx')).CampaignSummaryScreen,
    loadPrefetch: async () => (await import('./CampaignSummary/summaryList.ts')).summaryList.prefetch,
    views: {},
  },
  {
    path: CUSTOMER_CHANNEL_PATH,
    title: 'Customer Channel Report',
    load: async () => (await import('./CustomerReport/CustomerReportScreen.tsx')).CustomerChannelScreen,
    loadPrefetch: async () => (await import('./CustomerReport/customerQueries.ts')).prefetchChannels,
    views: {},
  },
  {
    path: CUSTOMER_SEGMENT_PATH,
    title: 'Customer Segment Report',
    load: async () => (await import('./CustomerReport/CustomerReportScreen.tsx')).CustomerSegmentScreen,
    loadPrefetch: async () => (await import('./CustomerReport/customerQueries.ts')).prefetchSegments,
    views: {},
  },
  {
    path: MAILER_SUMMARY_PATH,
    title: 'Mailer Summary',
    load: async () => (await import('./MailerSummary/MailerSummaryScreen.tsx')).MailerSummaryScreen,
    loadPrefetch: async () => (await import('./MailerSummary/mailerSummary.ts')).prefetchMailerSummary,
    views: {},
  },
  {
    path: MAILER_DETAILS_PATH,
    title: 'Mailer Details by Store',
    load: async () => (await import('./MailerDetails/MailerDetailsScreen.tsx')).MailerStoresScreen,
    loadPrefetch: async () => (await import('./MailerDetails/detailQueries.ts')).prefetchMailerStores,
    views: { subject: detailParameters },
  },
  {
    path: MAILER_DETAILS_2_PATH,
    title: 'Mailer Details by Store',
    load: async () => (await import('./MailerDetails/MailerDetailsScreen.tsx')).CampaignStoresScreen,
    loadPrefetch: async () => (await import('./MailerDetails/detailQueries.ts')).prefetchCampaignStores,
    views: { subject: detailParameters },
  },
  {
    path: MAILER_DETAILS_DATE_PATH,
    title: 'Mailer Details by Date',
    load: async () => (await import('./MailerDetails/MailerDetailsScreen.tsx')).MailerDatesScreen,
    loadPrefetch: async () => (await import('./MailerDetails/detailQueries.ts')).prefetchMailerDates,
    views: { subject: detailParameters },
  },
  {
    path: MAILER_DETAILS_DATE_2_PATH,
    title: 'Mailer Details by Date',
    load: async () => (await import('./MailerDetails/MailerDetailsScreen.tsx')).CampaignDatesScreen,
    loadPrefetch: async () => (await import('./MailerDetails/detailQueries.ts')).prefetchCampaignDates,
    views: { subject: detailParameters },
  },
];
