import type { Screen } from '../../app/screen.ts';

export const campaignScreens: readonly Screen[] = [
  {
    path: '/Campaigns/MailerList',
    title: 'Mailers',
    load: async () => (await import('./MailerList/MailerListScreen.tsx')).MailerListScreen,
    requestData: async (search) => (await import('./MailerList/mailerList.ts')).requestMailers(search),
  },
];
