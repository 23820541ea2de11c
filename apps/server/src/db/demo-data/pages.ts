import { toReportLink } from '@portal/domain';
import type { Insertable } from 'kysely';
import type { PagesTable } from '../tables.ts';

/** A page of the demo tree. Defaults: no roles, in the main menu, ordered as in this list. */
interface DemoPage {
  name: string;
  /** Empty for a group without its own page. */
  url: string;
  icon?: string;
  toolTip?: string;
  roles?: readonly string[];
  serverRoles?: readonly string[];
  /** False: reachable, but not in the menu (a detail screen). */
  mainMenu?: boolean;
  pages?: readonly DemoPage[];
}

/**
 * The page tree of all existing screens. Access must match the descriptions in `demoAccounts.ts`, checked by
 * `demoData.test.ts`. With the role MSC alone, the main menu must have two entries.
 */
const tree: readonly DemoPage[] = [
  { name: 'Home', url: '/Home', icon: 'home', toolTip: 'Start of the portal' },
  {
    name: 'Campaigns',
    url: '/Campaigns',
    icon: 'campaign',
    toolTip: 'Mailers and campaigns',
    roles: ['JAS', 'MSC', 'Coleman'],
    pages: [
      { name: 'Mailers', url: '/Campaigns/MailerList', toolTip: 'All mailers', serverRoles: ['MailerRead'] },
      {
        name: 'Add Mailer',
        url: '/Campaigns/MailerAdd',
        toolTip: 'Add one mailer after the other',
        // Customer care only looks up mailers.
        roles: ['JAS', 'Coleman'],
        serverRoles: ['MailerWrite'],
      },
      {
        name: 'Campaign Update',
        url: '/Campaigns/CampaignUpdate',
        toolTip: 'Campaigns with their ranges of mailer codes',
        roles: ['JAS', 'Coleman'],
        serverRoles: ['CampaignWrite'],
      },
      {
        name: 'Source Code List',
        url: '/Campaigns/SourceList',
        toolTip: 'Where signups come from',
        roles: ['JAS', 'Coleman'],
      },
      {
        name: 'Offer List / Edit',
        url: '/Campaigns/OfferList',
        toolTip: 'Offers that coupons are made of',
        roles: ['JAS', 'Coleman'],
      },
      {
        name: 'Barcode Merge Tool',
        url: '/Campaigns/Bmt',
        toolTip: 'Barcodes for the coupons of a campaign',
        roles: ['JAS', 'Coleman'],
        serverRoles: ['CampaignWrite'],
      },
      {
        name: 'Coupon Load Status',
        url: '/Campaigns/CouponLoadStatus',
        toolTip: 'How many coupons the campaign engine has loaded',
        roles: ['JAS', 'Coleman'],
      },
      {
        name: 'Pieces Mailed by Month',
        url: toReportLink('Mailers/PiecesByMonth'),
        toolTip: 'A view of the reporting server',
        serverRoles: ['ReportRead'],
      },
    ],
  },
  {
    name: 'Reports',
    url: '/Reports',
    icon: 'report',
    toolTip: 'Results of campaigns, signups and customers',
    roles: ['JAS', 'Coleman'],
    serverRoles: ['ReportRead'],
    pages: [
      {
        name: 'Mailer Summary',
        url: '/Reports/MailSumm',
        toolTip: 'Results of a campaign by mailer code',
        serverRoles: ['ReportRead'],
      },
      { name: 'Mailer Details by Store', url: '/Reports/MailerDetails', mainMenu: false },
      { name: 'Campaign Details by Store', url: '/Reports/MailerDetails2', mainMenu: false },
      { name: 'Mailer Details by Date', url: '/Reports/MailerDetailsDate', mainMenu: false },
      { name: 'Campaign Details by Date', url: '/Reports/MailerDetailsDate2', mainMenu: false },
      {
        name: 'Signup Statistics',
        url: '/Reports/SignupStatistics',
        toolTip: 'Signups by source, day and store',
      },
      {
        name: 'Annual Campaign Summary',
        url: '/Reports/CampaignSummary',
        toolTip: 'The campaigns of a year with their results',
      },
      {
        name: 'Customer Channel',
        url: '/Reports/CustomerChannel',
        toolTip: 'Customers by fiscal week and channel',
      },
      {
        name: 'Customer Segment',
        url: '/Reports/CustomerSegment',
        toolTip: 'Customers by fiscal week and segment',
      },
      {
        name: 'Grant Program Review',
        url: '/Reports/MgpReview',
        toolTip: 'Applications to the grant program',
      },
    ],
  },
  {
    name: 'Tableau',
    url: '/Tableau',
    icon: 'chart',
    toolTip: 'All views of the reporting server',
    roles: ['JAS', 'Coleman'],
    serverRoles: ['ReportRead'],
  },
  {
    name: 'Admin',
    url: '/Admin',
    icon: 'admin',
    toolTip: 'Users, roles, pages and the site',
    roles: ['Administer'],
    pages: [
      { name: 'Active Users', url: '/Admin/ActiveUsers', toolTip: 'Who used the portal lately' },
      { name: 'User Maintenance', url: '/Admin/UserMaint', toolTip: 'All users: add, edit, terminate' },
      { name: 'View Page Users', url: '/Admin/ViewPageUsers', toolTip: 'Who can open a page, and why' },
      { name: 'Dormant Users', url: '/Admin/InactiveUsers', toolTip: 'Who has not logged in for 3 months' },
      { name: 'View User Access', url: '/Admin/ViewUserAccess', toolTip: 'What a user can open, and why' },
      { name: 'Add Customer Care User', url: '/Admin/AddTempUser', toolTip: 'One user more, in company JAS' },
      { name: 'Terminate Customer Care User', url: '/Admin/TerminateTempUser', toolTip: 'By user name' },
      { name: 'Site Administration', url: '/Admin/SiteAdmin', toolTip: 'Available or unavailable' },
      { name: 'Send Message', url: '/Admin/SendMessage', toolTip: 'Mail to all who hold a role' },
      { name: 'Default Values', url: '/Admin/DefaultValues', toolTip: 'Settings of the portal' },
      { name: 'Start Pages', url: '/Admin/StartPages', toolTip: 'Where users can begin' },
      { name: 'Dashboard Pages', url: '/Admin/DashboardPages', toolTip: 'Pages shown in frames' },
      { name: 'Web Site Pages', url: '/Admin/Pages', toolTip: 'The page tree behind menu and access' },
      { name: 'Roles', url: '/Admin/Roles', toolTip: 'Who holds which role' },
      { name: 'Server Roles', url: '/Admin/ServerRoles', toolTip: 'Which pages carry which server role' },
      { name: 'Audit', url: '/Admin/Audit', toolTip: 'Who changed what' },
    ],
  },
];

/** The rows of the page tree, each after its parent; ids start at 1. */
export function createDemoPages(): Insertable<PagesTable>[] {
  const rows: Insertable<PagesTable>[] = [];
  const add = (pages: readonly DemoPage[], parentId: number | null): void => {
    pages.forEach((page, index) => {
      const pageId = rows.length + 1;
      rows.push({
        page_id: pageId,
        parent_id: parentId,
        page_name: page.name,
        url: page.url,
        roles: [...(page.roles ?? [])],
        server_roles: [...(page.serverRoles ?? [])],
        main_menu: page.mainMenu ?? true,
        order_by: (index + 1) * 10,
        tool_tip: page.toolTip ?? '',
        icon: page.icon ?? '',
      });
      add(page.pages ?? [], pageId);
    });
  };
  add(tree, null);
  return rows;
}
