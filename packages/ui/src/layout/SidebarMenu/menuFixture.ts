import type { MenuNode } from '@portal/domain';

let lastId = 0;

function entry(pageName: string, url: string | null, more: Partial<MenuNode> = {}): MenuNode {
  lastId += 1;
  return {
    pageId: lastId,
    pageName,
    url,
    external: false,
    icon: '',
    imageUrl: '',
    toolTip: '',
    roles: [],
    children: [],
    ...more,
  };
}

/** A realistic menu for stories: groups with and without a page of their own, a third level, an external link. */
export const menuFixture: readonly MenuNode[] = [
  entry('Home', '/Home', { icon: 'home' }),
  entry('Campaigns', '/Campaigns', {
    icon: 'campaign',
    toolTip: 'Mailers, campaigns and offers',
    roles: ['JAS', 'StatusMessage'],
    children: [
      entry('Mailers', '/Campaigns/MailerList', { roles: ['JAS'] }),
      entry('Add Mailer', '/Campaigns/MailerAdd', { roles: ['JAS'] }),
      entry('Campaign Update', '/Campaigns/CampaignUpdate'),
      entry('Offer List / Edit', '/Campaigns/OfferList'),
    ],
  }),
  entry('Reports', null, {
    icon: 'report',
    children: [
      entry('Signup Statistics', '/Reports/SignupStats'),
      entry('Annual Campaign Summary', '/Reports/CampaignSummary'),
      entry('Customers', null, {
        children: [
          entry('Customer Channel Report', '/Reports/CustomerChannels'),
          entry('Customer Segment Report', '/Reports/CustomerSegments'),
        ],
      }),
    ],
  }),
  entry('Grant Program Review', '/Grants/Review', { icon: 'grant' }),
  entry('Postal rates', 'https://postal.example/rates', { external: true, toolTip: 'Opens another site' }),
  entry('Admin', '/Admin', {
    icon: 'admin',
    roles: ['Administer'],
    children: [
      entry('User Maintenance', '/Admin/UserMaint', { roles: ['Administer'] }),
      entry('Web Site Pages', '/Admin/Pages', { roles: ['Administer', 'Programmer', 'Developer'] }),
    ],
  }),
];

/** Id of the entry with this name, at any depth. */
export function pageIdOf(pageName: string, menu: readonly MenuNode[] = menuFixture): number {
  const all = (nodes: readonly MenuNode[]): MenuNode[] =>
    nodes.flatMap((node) => [node, ...all(node.children)]);
  const found = all(menu).find((node) => node.pageName === pageName);
  if (!found) throw new Error(`The menu of the stories has no ${pageName}`);
  return found.pageId;
}
