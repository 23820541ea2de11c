import type { ProviderSchemas } from '@portal/api-client';
import type { Screen } from '../navigation/screen.ts';
import { screens } from '../app/screens.ts';

type PageRecord = ProviderSchemas['Page'];

/** The menu entries with the roles that the demo data requires. */
const entries = [
  { pageName: 'Home', url: '/Home', icon: 'home' },
  {
    pageName: 'Campaigns',
    url: '/Campaigns',
    icon: 'campaign',
    toolTip: 'Mailers and campaigns',
    roles: 'JAS,MSC,Coleman',
  },
  { pageName: 'Reports', url: '/Reports', icon: 'report', roles: 'JAS,Coleman' },
  { pageName: 'Tableau', url: '/Tableau', icon: 'chart', roles: 'JAS,Coleman' },
  { pageName: 'Admin', url: '/Admin', icon: 'admin', roles: 'Administer' },
];

/** Customer care can look up mailers, and open no other campaign page. */
const rolesBelow = (path: string) =>
  path.startsWith('/Campaigns/') && path !== '/Campaigns/MailerList' ? 'JAS,Coleman' : '';

/** The screens with a page of their own. */
const paged = screens.filter(({ isUnrestricted: isOpen, canOpen: isReached }) => !isOpen && !isReached);

/** The page tree of the portal: the entries with the screens below them, then the others; ids count from 1. */
export const storyPages: PageRecord[] = [];
for (const entry of entries) {
  const parentId = addPage(entry);
  for (const screen of paged) if (screen.path.startsWith(`${entry.url}/`)) addScreen(screen, parentId);
}
for (const screen of paged) {
  if (!storyPages.some(({ url }) => url === screen.path)) addScreen(screen, 0);
}

function addScreen({ path, title }: Screen, parentId: number): void {
  const mainMenu = !path.startsWith('/Reports/MailerDetails');
  addPage({ parentId, pageName: title, url: path, roles: rolesBelow(path), mainMenu });
}

function addPage(page: Partial<PageRecord>): number {
  return storyPages.push(storyPage(storyPages.length + 1, page));
}

/** The page of the stories with this address. */
export function storyPageAt(url: string): PageRecord {
  const page = storyPages.find((each) => each.url === url);
  if (!page) throw new Error(`The stories have no page ${url}`);
  return page;
}

export const storyReport = { viewId: 1, title: 'Weekly Sales', viewUrl: 'Sales/Weekly' };

/** A home page without anything. */
export const storyHome: ProviderSchemas['Home'] = {
  today: '2026-06-01T00:00:00',
  campaignCount: 0,
  campaigns: [],
  attention: [],
  figures: [],
  recent: [],
  favorites: [],
};

/** A page that all users can open. */
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
