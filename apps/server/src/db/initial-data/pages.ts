import { toReportLink } from '@portal/domain';
import { parseList, parseTable } from '../parseTable.ts';
import type { NewRow } from '../tables.ts';

const piecesByMonth = toReportLink('Mailers/PiecesByMonth');

type Column = 'page' | 'url' | 'icon' | 'roles' | 'serverRoles' | 'menu' | 'toolTip';

/**
 * The page tree of all existing screens, in its order: the pages of a group follow it and begin with a hyphen. `menu` is `no`
 * for a detail screen, which is reachable but not in the menu.
 *
 * Access must match the descriptions in `demo-data/demoAccounts.ts`, checked by `demo-data/demoData.test.ts`. With the role
 * MSC (customer care, which only looks up mailers) alone, the main menu must have two entries.
 */
const tree = parseTable<Record<Column, string>>(`
  page                           | url                         | icon     | roles             | serverRoles   | menu | toolTip
  Home                           | /Home                       | home     |                   |               |      | What needs your attention today
  Campaigns                      | /Campaigns                  | campaign | JAS, MSC, Coleman |               |      | Mailers, campaigns, offers and coupon barcodes
  - Mailers                      | /Campaigns/MailerList       | mail     |                   | MailerRead    |      | Find mailers by code, sale period or description
  - Add Mailer                   | /Campaigns/MailerAdd        | mail     | JAS, Coleman      | MailerWrite   |      | Add one mailer after another
  - Campaign Update              | /Campaigns/CampaignUpdate   | campaign | JAS, Coleman      | CampaignWrite |      | Campaigns and their mailer code ranges
  - Source Code List             | /Campaigns/SourceList       | tag      | JAS, Coleman      |               |      | Where signups come from, and their codes
  - Offer List / Edit            | /Campaigns/OfferList        | list     | JAS, Coleman      |               |      | Offers that coupons carry
  - Barcode Merge Tool           | /Campaigns/Bmt              | barcode  | JAS, Coleman      | CampaignWrite |      | Create the coupon barcodes of a campaign in five steps
  - Coupon Load Status           | /Campaigns/CouponLoadStatus | clock    | JAS, Coleman      |               |      | Coupons that the campaign engine has loaded
  - Pieces Mailed by Month       | ${piecesByMonth}            | chart    |                   | ReportRead    |      | Report from the reporting server
  Reports                        | /Reports                    | report   | JAS, Coleman      | ReportRead    |      | Results of campaigns, signups and customers
  - Mailer Summary               | /Reports/MailSumm           | report   |                   | ReportRead    |      | Results of a campaign by mailer code
  - Mailer Details by Store      | /Reports/MailerDetails      |          |                   |               | no   |
  - Campaign Details by Store    | /Reports/MailerDetails2     |          |                   |               | no   |
  - Mailer Details by Date       | /Reports/MailerDetailsDate  |          |                   |               | no   |
  - Campaign Details by Date     | /Reports/MailerDetailsDate2 |          |                   |               | no   |
  - Signup Statistics            | /Reports/SignupStatistics   | users    |                   |               |      | Signups by source, day and store
  - Annual Campaign Summary      | /Reports/CampaignSummary    | calendar |                   |               |      | Campaign results for a year
  - Customer Channel             | /Reports/CustomerChannel    | chart    |                   |               |      | Customers by fiscal week and channel
  - Customer Segment             | /Reports/CustomerSegment    | chart    |                   |               |      | Customers by fiscal week and segment
  - Grant Program Review         | /Reports/MgpReview          | grant    |                   |               |      | Review grant applications and their pictures
  Tableau                        | /Tableau                    | chart    | JAS, Coleman      | ReportRead    |      | All reports of the reporting server
  Admin                          | /Admin                      | admin    | Administer        |               |      | Users, roles, pages and site settings
  - Active Users                 | /Admin/ActiveUsers          | clock    |                   |               |      | Users who signed in recently
  - User Maintenance             | /Admin/UserMaint            | users    |                   |               |      | Add, edit and terminate users
  - View Page Users              | /Admin/ViewPageUsers        | search   |                   |               |      | Users who can open a page, and why
  - Dormant Users                | /Admin/InactiveUsers        | user     |                   |               |      | Users who have not signed in for 3 months
  - View User Access             | /Admin/ViewUserAccess       | search   |                   |               |      | Pages that a user can open, and why
  - Add Customer Care User       | /Admin/AddTempUser          | user     |                   |               |      | Add a user of the company JAS
  - Terminate Customer Care User | /Admin/TerminateTempUser    | user     |                   |               |      | Terminate a user by user name
  - Site Administration          | /Admin/SiteAdmin            | admin    |                   |               |      | Mark the portal as available or unavailable
  - Send Message                 | /Admin/SendMessage          | mail     |                   |               |      | Send an email to all users with a role
  - Default Values               | /Admin/DefaultValues        | list     |                   |               |      | Values that reports and forms start with
  - Start Pages                  | /Admin/StartPages           | home     |                   |               |      | Pages that users can choose to start with
  - Dashboard Pages              | /Admin/DashboardPages       | chart    |                   |               |      | External pages shown on the dashboard
  - Web Site Pages               | /Admin/Pages                | folder   |                   |               |      | The page tree: menu entries and who can open them
  - Roles                        | /Admin/Roles                | key      |                   |               |      | Roles, their users and their pages
  - Server Roles                 | /Admin/ServerRoles          | key      |                   |               |      | Server roles and the pages that grant them
  - Audit                        | /Admin/Audit                | list     |                   |               |      | Changes by administrators and users
  - Companies                    | /Admin/Companies            | store    |                   |               |      | Companies whose data users can see
`);

/** The rows of the page tree, each after its parent; ids start at 1. */
export function createInitialPages(): NewRow<'pages'>[] {
  const rows: NewRow<'pages'>[] = [];
  for (const { page, url, icon, roles, serverRoles, menu, toolTip } of tree) {
    const group = page.startsWith('- ') ? rows.findLast(({ parent_id }) => parent_id === null) : undefined;
    const parent_id = group?.page_id ?? null;
    rows.push({
      page_id: rows.length + 1,
      parent_id,
      page_name: page.replace('- ', ''),
      url,
      roles: parseList(roles),
      server_roles: parseList(serverRoles),
      main_menu: menu !== 'no',
      order_by: (rows.filter((row) => row.parent_id === parent_id).length + 1) * 10,
      tool_tip: toolTip,
      icon,
    });
  }
  return rows;
}
