import { toReportLink } from '@portal/domain';
import type { NewRow } from '../tables.ts';

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
  { name: 'Home', url: '/Home', icon: 'home', toolTip: 'What needs your attention today' },
  {
    name: 'Campaigns',
    url: '/Campaigns',
    icon: 'campaign',
    toolTip: 'Mailers, campaigns, offers and coupon barcodes',
    roles: ['JAS', 'MSC', 'Coleman'],
    pages: [
      {
        name: 'Mailers',
        url: '/Campaigns/MailerList',
        icon: 'mail',
        toolTip: 'Find mailers by code, sale period or description',
        serverRoles: ['MailerRead'],
      },
      {
        name: 'Add Mailer',
        url: '/Campaigns/MailerAdd',
        icon: 'mail',
        toolTip: 'Add one mailer after another',
        // Customer care only looks up mailers.
        roles: ['JAS', 'Coleman'],
        serverRoles: ['MailerWrite'],
      },
      {
        name: 'Campaign Update',
        url: '/Campaigns/CampaignUpdate',
        icon: 'campaign',
        toolTip: 'Campaigns and their mailer code ranges',
        roles: ['JAS', 'Coleman'],
        serverRoles: ['CampaignWrite'],
      },
      {
        name: 'Source Code List',
        url: '/Campaigns/SourceList',
        icon: 'tag',
        toolTip: 'Where signups come from, and their codes',
        roles: ['JAS', 'Coleman'],
      },
      {
        name: 'Offer List / Edit',
        url: '/Campaigns/OfferList',
        icon: 'list',
        toolTip: 'Offers that coupons carry',
        roles: ['JAS', 'Coleman'],
      },
      {
        name: 'Barcode Merge Tool',
        url: '/Campaigns/Bmt',
        icon: 'barcode',
        toolTip: 'Create the coupon barcodes of a campaign in five steps',
        roles: ['JAS', 'Coleman'],
        serverRoles: ['CampaignWrite'],
      },
      {
        name: 'Coupon Load Status',
        url: '/Campaigns/CouponLoadStatus',
        icon: 'clock',
        toolTip: 'Coupons that the campaign engine has loaded',
        roles: ['JAS', 'Coleman'],
      },
      {
        name: 'Pieces Mailed by Month',
        url: toReportLink('Mailers/PiecesByMonth'),
        icon: 'chart',
        toolTip: 'Report from the reporting server',
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
        icon: 'report',
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
        icon: 'users',
        toolTip: 'Signups by source, day and store',
      },
      {
        name: 'Annual Campaign Summary',
        url: '/Reports/CampaignSummary',
        icon: 'calendar',
        toolTip: 'Campaign results for a year',
      },
      {
        name: 'Customer Channel',
        url: '/Reports/CustomerChannel',
        icon: 'chart',
        toolTip: 'Customers by fiscal week and channel',
      },
      {
        name: 'Customer Segment',
        url: '/Reports/CustomerSegment',
        icon: 'chart',
        toolTip: 'Customers by fiscal week and segment',
      },
      {
        name: 'Grant Program Review',
        url: '/Reports/MgpReview',
        icon: 'grant',
        toolTip: 'Review grant applications and their pictures',
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
      {
        name: 'Active Users',
        url: '/Admin/ActiveUsers',
        icon: 'clock',
        toolTip: 'Users who signed in recently',
      },
      {
        name: 'User Maintenance',
        url: '/Admin/UserMaint',
        icon: 'users',
        toolTip: 'Add, edit and terminate users',
      },
      {
        name: 'View Page Users',
        url: '/Admin/ViewPageUsers',
        icon: 'search',
        toolTip: 'Users who can open a page, and why',
      },
      {
        name: 'Dormant Users',
        url: '/Admin/InactiveUsers',
        icon: 'user',
        toolTip: 'Users who have not signed in for 3 months',
      },
      {
        name: 'View User Access',
        url: '/Admin/ViewUserAccess',
        icon: 'search',
        toolTip: 'Pages that a user can open, and why',
      },
      {
        name: 'Add Customer Care User',
        url: '/Admin/AddTempUser',
        icon: 'user',
        toolTip: 'Add a user of the company JAS',
      },
      {
        name: 'Terminate Customer Care User',
        url: '/Admin/TerminateTempUser',
        icon: 'user',
        toolTip: 'Terminate a user by user name',
      },
      {
        name: 'Site Administration',
        url: '/Admin/SiteAdmin',
        icon: 'admin',
        toolTip: 'Mark the portal as available or unavailable',
      },
      {
        name: 'Send Message',
        url: '/Admin/SendMessage',
        icon: 'mail',
        toolTip: 'Send an email to all users with a role',
      },
      {
        name: 'Default Values',
        url: '/Admin/DefaultValues',
        icon: 'list',
        toolTip: 'Values that reports and forms start with',
      },
      {
        name: 'Start Pages',
        url: '/Admin/StartPages',
        icon: 'home',
        toolTip: 'Pages that users can choose to start with',
      },
      {
        name: 'Dashboard Pages',
        url: '/Admin/DashboardPages',
        icon: 'chart',
        toolTip: 'External pages shown on the dashboard',
      },
      {
        name: 'Web Site Pages',
        url: '/Admin/Pages',
        icon: 'folder',
        toolTip: 'The page tree: menu entries and who can open them',
      },
      { name: 'Roles', url: '/Admin/Roles', icon: 'key', toolTip: 'Roles, their users and their pages' },
      {
        name: 'Server Roles',
        url: '/Admin/ServerRoles',
        icon: 'key',
        toolTip: 'Server roles and the pages that grant them',
      },
      { name: 'Audit', url: '/Admin/Audit', icon: 'list', toolTip: 'Changes by administrators and users' },
      {
        name: 'Companies',
        url: '/Admin/Companies',
        icon: 'store',
        toolTip: 'Companies whose data users can see',
      },
    ],
  },
];

/** The rows of the page tree, each after its parent; ids start at 1. */
export function createInitialPages(): NewRow<'pages'>[] {
  const rows: NewRow<'pages'>[] = [];
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
