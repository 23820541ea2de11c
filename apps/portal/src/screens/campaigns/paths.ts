/** Paths of the campaign screens. */
export const MAILER_LIST_PATH = '/Campaigns/MailerList';
export const MAILER_ADD_PATH = '/Campaigns/MailerAdd';
export const SOURCE_LIST_PATH = '/Campaigns/SourceList';
export const OFFER_LIST_PATH = '/Campaigns/OfferList';
export const CAMPAIGN_UPDATE_PATH = '/Campaigns/CampaignUpdate';

/** The mailer summary of a campaign, a screen of another area. */
export function toMailerSummary(campaignId: number): string {
  return `/Reports/MailSumm?CampaignId=${campaignId}`;
}
