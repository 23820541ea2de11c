export const MAILER_SUMMARY_PATH = '/Reports/MailSumm';
export const MAILER_DETAILS_PATH = '/Reports/MailerDetails';
export const MAILER_DETAILS_2_PATH = '/Reports/MailerDetails2';
export const MAILER_DETAILS_DATE_PATH = '/Reports/MailerDetailsDate';
export const MAILER_DETAILS_DATE_2_PATH = '/Reports/MailerDetailsDate2';

/** The campaign screen of another area. */
export const CAMPAIGN_UPDATE_PATH = '/Campaigns/CampaignUpdate';
export const SIGNUP_STATISTICS_PATH = '/Reports/SignupStatistics';
export const CAMPAIGN_SUMMARY_PATH = '/Reports/CampaignSummary';
export const CUSTOMER_CHANNEL_PATH = '/Reports/CustomerChannel';
export const CUSTOMER_SEGMENT_PATH = '/Reports/CustomerSegment';
