import type { Screen } from '../../app/screen.ts';
import {
  CAMPAIGN_UPDATE_PATH,
  MAILER_ADD_PATH,
  MAILER_LIST_PATH,
  OFFER_LIST_PATH,
  SOURCE_LIST_PATH,
} from './paths.ts';

export const campaignScreens: readonly Screen[] = [
  {
    path: MAILER_LIST_PATH,
    title: 'Mailers',
    load: async () => (await import('./MailerList/MailerListScreen.tsx')).MailerListScreen,
    loadRequest: async () => (await import('./MailerList/mailerList.ts')).mailerList.request,
  },
  {
    path: MAILER_ADD_PATH,
    title: 'Add Mailer',
    load: async () => (await import('./MailerAdd/MailerAddScreen.tsx')).MailerAddScreen,
  },
  {
    path: CAMPAIGN_UPDATE_PATH,
    title: 'Campaign Update',
    load: async () => (await import('./CampaignUpdate/CampaignUpdateScreen.tsx')).CampaignUpdateScreen,
    loadRequest: async () => (await import('./CampaignUpdate/campaignList.ts')).campaignList.request,
  },
  {
    path: SOURCE_LIST_PATH,
    title: 'Source Code List',
    load: async () => (await import('./SourceList/SourceListScreen.tsx')).SourceListScreen,
    loadRequest: async () => (await import('./SourceList/sourceList.ts')).requestSourceCodes,
  },
  {
    path: OFFER_LIST_PATH,
    title: 'Offer List / Edit',
    load: async () => (await import('./OfferList/OfferListScreen.tsx')).OfferListScreen,
    loadRequest: async () => (await import('./OfferList/offerList.ts')).offerList.request,
  },
];
