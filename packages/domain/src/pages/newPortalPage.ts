import { toReportLink, type ReportView } from '../reportViews/reportView.ts';
import { isBlank } from '../text/plainText.ts';
import { toPagePath } from '../urls/pagePath.ts';
import { flattenPages, joinNames, type PageNode } from './pageTree.ts';
import { validateNewPage, type PageErrors, type PageValues } from './pageRules.ts';

export interface NewPortalPage {
  /** `tableau`: shows a view of the reporting server. */
  pageType: 'web' | 'tableau';
  /** May be empty for a view: its title is used. */
  pageName: string;
  /** For a web page; empty for a group. */
  url: string;
  /** For a tableau page: the `viewUrl` of the view. */
  viewUrl: string;
  /** The parent page; 0 for the top level. */
  parentId: number;
  orderBy: number;
  mainMenu: boolean;
  /** Who can open it; none: everyone who can open its parent. */
  roles: readonly string[];
}

export type NewPortalPageErrors = PageErrors & { viewUrl?: string };

/** The types of a page (specification 1 §5). */
export const pageTypes = ['web', 'tableau'] as const;

/**
 * The error of every invalid field of a new page; no errors means that it can be sent.
 * @see specification 1 §5, docs/domain/page-tree.md, "Editing"
 */
export function validateNewPortalPage(
  page: NewPortalPage,
  views: readonly ReportView[] = [],
): NewPortalPageErrors {
  const isView = page.pageType === 'tableau';
  if (!isView) return validateNewPage(toNewPage(page, views));
  const hasView = !isBlank(page.viewUrl);
  const errors = validateNewPage({ ...toNewPage(page, views), ...(!hasView && { pageName: 'x', url: '' }) });
  return hasView ? errors : { ...errors, viewUrl: 'Report view is required' };
}

/** Converts to a request: a view gets the URL of the report viewer, and its title as the default name. */
export function toNewPage(page: NewPortalPage, views: readonly ReportView[] = []): PageValues {
  const view = views.find(({ viewUrl }) => viewUrl === page.viewUrl);
  const isView = page.pageType === 'tableau';
  const name = isView && isBlank(page.pageName) ? (view?.title ?? page.viewUrl) : page.pageName;
  return {
    parentId: page.parentId,
    pageName: name.trim(),
    url: isView ? toReportLink(page.viewUrl) : page.url.trim(),
    roles: joinNames(page.roles, 'roles'),
    serverRoles: '',
    mainMenu: page.mainMenu,
    orderBy: page.orderBy,
    toolTip: null,
    imageUrl: null,
    icon: null,
  };
}

/** The page that already has a URL of the portal: anyone who can open one of the two can use it. */
export function findPageWithUrl(tree: readonly PageNode[], url: string): PageNode | undefined {
  return flattenPages(tree).find(({ path }) => path === toPagePath(url));
}
