/** Paths of the campaign screens and of screens they link to. */
export const MAILER_LIST_PATH = '/Campaigns/MailerList';
export const MAILER_ADD_PATH = '/Campaigns/MailerAdd';
export const SOURCE_LIST_PATH = '/Campaigns/SourceList';
export const OFFER_LIST_PATH = '/Campaigns/OfferList';
export const CAMPAIGN_UPDATE_PATH = '/Campaigns/CampaignUpdate';
export const MAILER_SUMMARY_PATH = '/Reports/MailSumm';
