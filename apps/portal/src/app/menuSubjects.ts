import { type MenuNode, toPagePath } from '@portal/domain';
import type { NavigationItem } from '@portal/ui/layout';
import { toNavigationItems } from '../navigation/toNavigationItems.tsx';

/** What the pages of a menu are about. The page tree is the administrator's and does not say it. */
const subjects: Record<string, readonly string[]> = {
  'Mailers and campaigns': ['/Campaigns/MailerList', '/Campaigns/MailerAdd', '/Campaigns/CampaignUpdate'],
  'Offers and coupons': [
    '/Campaigns/SourceList',
    '/Campaigns/OfferList',
    '/Campaigns/Bmt',
    '/Campaigns/CouponLoadStatus',
  ],
  'Campaign results': ['/Reports/MailSumm', '/Reports/SignupStatistics', '/Reports/CampaignSummary'],
  'Customers and grants': ['/Reports/CustomerChannel', '/Reports/CustomerSegment', '/Reports/MgpReview'],
  Users: [
    '/Admin/ActiveUsers',
    '/Admin/UserMaint',
    '/Admin/InactiveUsers',
    '/Admin/AddTempUser',
    '/Admin/TerminateTempUser',
    '/Admin/SendMessage',
  ],
  Access: [
    '/Admin/ViewPageUsers',
    '/Admin/ViewUserAccess',
    '/Admin/Roles',
    '/Admin/ServerRoles',
    '/Admin/Companies',
    '/Admin/Audit',
  ],
  Site: [
    '/Admin/SiteAdmin',
    '/Admin/Pages',
    '/Admin/StartPages',
    '/Admin/DashboardPages',
    '/Admin/DefaultValues',
  ],
};

const subjectOf = new Map(
  Object.entries(subjects).flatMap(([subject, paths]) =>
    paths.map((path) => [toPagePath(path), subject] as const),
  ),
);

const OTHERS = 'Other pages';

/**
 * The entries of a menu in groups by subject, each in the order of the menu; pages without a subject come after them,
 * and then the groups that the menu has itself. Pages of one subject need no group.
 */
export function groupBySubject(entries: readonly MenuNode[], showRoles: boolean): NavigationItem[] {
  const pages = entries.filter(({ children }) => children.length === 0);
  const findSubject = ({ url }: MenuNode) => subjectOf.get(toPagePath(url ?? '')) ?? OTHERS;
  const groups = [...Object.keys(subjects), OTHERS]
    .map((label) => ({ label, pages: pages.filter((page) => findSubject(page) === label) }))
    .filter((group) => group.pages.length > 0);
  if (groups.length < 2) return toNavigationItems(entries, showRoles);
  return [
    ...groups.map((group) => ({
      id: group.label,
      label: group.label,
      children: toNavigationItems(group.pages, showRoles),
    })),
    ...toNavigationItems(
      entries.filter(({ children }) => children.length > 0),
      showRoles,
    ),
  ];
}
