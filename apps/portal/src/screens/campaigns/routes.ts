import type { Screen } from '../../app/screen.ts';

export const campaignScreens: readonly Screen[] = [
  {
    path: '/Campaigns/MailerList',
    title: 'Mailers',
    load: async () => (await import('./MailerList/MailerListScreen.tsx')).MailerListScreen,
    loadRequest: async () => (await import('./MailerList/mailerList.ts')).requestMailers,
  },
];
