import type { ProviderSchemas } from '@portal/api-client';
import type { Session } from '../state/storedSession.ts';

type PageRecord = ProviderSchemas['Page'];

/** The login that stories are seen with. */
export const storySession: Session = {
  token: 'a-token-of-the-stories',
  expiration: '2099-12-31T23:59:59Z',
  clockOffsetMs: 0,
  user: {
    username: 'mara.stories',
    firstName: 'Mara',
    lastName: 'Stories',
    email: 'mara.stories@example.com',
    department: 'Marketing',
    startPage: '/Campaigns/MailerList',
    roles: ['JAS', 'Administer'],
  },
};

/** The pages of the portal, as far as stories show them. */
export const storyPages: PageRecord[] = [
  storyPage(1, { pageName: 'Home', url: '/Home', icon: 'home' }),
  storyPage(2, {
    pageName: 'Campaigns',
    url: '/Campaigns',
    icon: 'campaign',
    toolTip: 'Mailers and campaigns',
  }),
  storyPage(3, { pageName: 'Mailers', url: '/Campaigns/MailerList', parentId: 2 }),
  storyPage(4, { pageName: 'Add Mailer', url: '/Campaigns/MailerAdd', parentId: 2 }),
  storyPage(5, { pageName: 'Tableau', url: '/Tableau', icon: 'chart' }),
];

/** The one view of the reporting server. */
export const storyReport = { viewId: 1, title: 'Weekly Sales', viewUrl: 'Sales/Weekly' };

/** A page that everybody reaches. */
export function storyPage(pageId: number, own: Partial<PageRecord>): PageRecord {
  return {
    pageId,
    parentId: 0,
    pageName: '',
    url: '',
    roles: '',
    serverRoles: '',
    mainMenu: true,
    orderBy: pageId,
    toolTip: '',
    imageUrl: null,
    icon: '',
    ...own,
  };
}
