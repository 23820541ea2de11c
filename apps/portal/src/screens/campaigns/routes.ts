import type { Screen } from '../../navigation/screen.ts';
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
    loadPrefetch: async () => (await import('./MailerList/mailerList.ts')).mailerList.prefetch,
    views: {},
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
    loadPrefetch: async () => (await import('./CampaignUpdate/campaignList.ts')).campaignList.prefetch,
    views: {},
  },
  {
    path: SOURCE_LIST_PATH,
    title: 'Source Code List',
    load: async () => (await import('./SourceList/SourceListScreen.tsx')).SourceListScreen,
    loadPrefetch: async () => (await import('./shared/sourceList.ts')).prefetchSourceCodes,
    views: {},
  },
  {
    path: OFFER_LIST_PATH,
    title: 'Offer List / Edit',
    load: async () => (await import('./OfferList/OfferListScreen.tsx')).OfferListScreen,
    loadPrefetch: async () => (await import('./OfferList/offerList.ts')).offerList.prefetch,
    views: {},
  },
];
