import { toReportLink } from '@portal/domain';
import type { Insertable } from 'kysely';
import type { PagesTable } from '../tables.ts';

/** A page of the tree. Defaults: no roles, in the main menu, ordered as in this list. */
interface InitialPage {
  name: string;
  /** Empty for a group without its own page. */
  url: string;
  icon?: string;
  toolTip?: string;
  roles?: readonly string[];
  serverRoles?: readonly string[];
  /** False: reachable, but not in the menu (a detail screen). */
  mainMenu?: boolean;
  pages?: readonly InitialPage[];
}

/**
 * The page tree of all existing screens. Access must match the descriptions in `demo-data/demoAccounts.ts`, checked by
 * `demo-data/demoData.test.ts`. With the role MSC alone, the main menu must have two entries.
 */
const tree: readonly InitialPage[] = [
  { name: 'Home', url: '/Home', icon: 'home', toolTip: 'Home page' },
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
        toolTip: 'Add several mailers',
        // Customer care only looks up mailers.
        roles: ['JAS', 'Coleman'],
        serverRoles: ['MailerWrite'],
      },
      {
        name: 'Campaign Update',
        url: '/Campaigns/CampaignUpdate',
        toolTip: 'Campaigns and their mailer code ranges',
        roles: ['JAS', 'Coleman'],
        serverRoles: ['CampaignWrite'],
      },
      {
        name: 'Source Code List',
        url: '/Campaigns/SourceList',
        toolTip: 'Sources of signups',
        roles: ['JAS', 'Coleman'],
      },
      {
        name: 'Offer List / Edit',
        url: '/Campaigns/OfferList',
        toolTip: 'Offers for coupons',
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
        toolTip: 'Coupons loaded by the campaign engine',
        roles: ['JAS', 'Coleman'],
      },
      {
        name: 'Pieces Mailed by Month',
        url: toReportLink('Mailers/PiecesByMonth'),
        toolTip: 'A report from the reporting server',
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
        toolTip: 'Campaign results for a year',
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
        toolTip: 'Grant applications',
      },
    ],
  },
  {
    name: 'Tableau',
    url: '/Tableau',
    icon: 'chart',
    toolTip: 'All reports of the reporting server',
    roles: ['JAS', 'Coleman'],
    serverRoles: ['ReportRead'],
  },
  {
    name: 'Admin',
    url: '/Admin',
    icon: 'admin',
    toolTip: 'Users, roles, pages and site settings',
    roles: ['Administer'],
    pages: [
      { name: 'Active Users', url: '/Admin/ActiveUsers', toolTip: 'Recently active users' },
      { name: 'User Maintenance', url: '/Admin/UserMaint', toolTip: 'Add, edit and terminate users' },
      { name: 'View Page Users', url: '/Admin/ViewPageUsers', toolTip: 'Users who can open a page, and why' },
      {
        name: 'Dormant Users',
        url: '/Admin/InactiveUsers',
        toolTip: 'Users who have not signed in for 3 months',
      },
      {
        name: 'View User Access',
        url: '/Admin/ViewUserAccess',
        toolTip: 'Pages that a user can open, and why',
      },
      { name: 'Add Customer Care User', url: '/Admin/AddTempUser', toolTip: 'New user in company JAS' },
      {
        name: 'Terminate Customer Care User',
        url: '/Admin/TerminateTempUser',
        toolTip: 'Terminate a user by user name',
      },
      {
        name: 'Site Administration',
        url: '/Admin/SiteAdmin',
        toolTip: 'Set the system available or unavailable',
      },
      { name: 'Send Message', url: '/Admin/SendMessage', toolTip: 'Send an email to all users with a role' },
      { name: 'Default Values', url: '/Admin/DefaultValues', toolTip: 'Default settings' },
      { name: 'Start Pages', url: '/Admin/StartPages', toolTip: 'Start pages that users can choose' },
      {
        name: 'Dashboard Pages',
        url: '/Admin/DashboardPages',
        toolTip: 'External pages shown on the dashboard',
      },
      { name: 'Web Site Pages', url: '/Admin/Pages', toolTip: 'Page tree for menu and access' },
      { name: 'Roles', url: '/Admin/Roles', toolTip: 'Roles and their users' },
      { name: 'Server Roles', url: '/Admin/ServerRoles', toolTip: 'Server roles and their pages' },
      { name: 'Audit', url: '/Admin/Audit', toolTip: 'Changes by administrators and users' },
      { name: 'Companies', url: '/Admin/Companies', toolTip: 'Companies of users' },
    ],
  },
];

/** The rows of the page tree, each after its parent; ids start at 1. */
export function createInitialPages(): Insertable<PagesTable>[] {
  const rows: Insertable<PagesTable>[] = [];
  const add = (pages: readonly InitialPage[], parentId: number | null): void => {
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
