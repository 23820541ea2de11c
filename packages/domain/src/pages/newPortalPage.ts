import type { ReportView } from '../reportViews/reportView.ts';
import { reportLink } from '../reportViews/reportView.ts';
import { isBlank } from '../text/plainText.ts';
import { validateNewPage, type PageErrors, type PageValues } from './pageRules.ts';

/** What the form of a new page holds. */
export interface NewPortalPage {
  /** `tableau`: shows a view of the reporting server. */
  pageType: 'web' | 'tableau';
  /** May be empty for a view, whose title it then is. */
  pageName: string;
  /** Of a web page; empty for a group. */
  url: string;
  /** Of a tableau page: the `viewUrl` of the view. */
  viewUrl: string;
  /** The page above; 0 for the top level. */
  parentId: number;
  orderBy: number;
  mainMenu: boolean;
}

export type NewPortalPageErrors = PageErrors & { viewUrl?: string };

/** The types of a page (specification 1 §5). */
export const pageTypes = ['web', 'tableau'] as const;

/**
 * The message of every wrong field of a new page; no message means that it may be sent.
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

/** A new page as it is sent: a view has the address of the report viewer, and its title unless it is given a name. */
export function toNewPage(page: NewPortalPage, views: readonly ReportView[] = []): PageValues {
  const view = views.find(({ viewUrl }) => viewUrl === page.viewUrl);
  const isView = page.pageType === 'tableau';
  const name = isView && isBlank(page.pageName) ? (view?.title ?? page.viewUrl) : page.pageName;
  return {
    parentId: page.parentId,
    pageName: name.trim(),
    url: isView ? reportLink(page.viewUrl) : page.url.trim(),
    roles: '',
    serverRoles: '',
    mainMenu: page.mainMenu,
    orderBy: page.orderBy,
    toolTip: null,
    imageUrl: null,
    icon: null,
  };
}
