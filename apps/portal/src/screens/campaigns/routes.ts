import type { Screen } from '../../app/screen.ts';
import { MAILER_ADD_PATH, MAILER_LIST_PATH } from './paths.ts';

export const campaignScreens: readonly Screen[] = [
  {
    path: MAILER_LIST_PATH,
    title: 'Mailers',
    load: async () => (await import('./MailerList/MailerListScreen.tsx')).MailerListScreen,
    loadRequest: async () => (await import('./MailerList/mailerList.ts')).requestMailers,
  },
  {
    path: MAILER_ADD_PATH,
    title: 'Add Mailer',
    load: async () => (await import('./MailerAdd/MailerAddScreen.tsx')).MailerAddScreen,
  },
];
