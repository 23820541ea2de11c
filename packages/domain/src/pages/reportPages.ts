import { pagePath } from '../urls/pagePath.ts';
import { canReach, type AccessUser } from './access.ts';
import { flattenPages, type PageNode } from './pageTree.ts';

/** The screen that shows a view of the reporting server. */
export const REPORT_VIEWER_PATH = '/Tableau/TableauLink';
/** The menu entry of this name (in any case) lists all views. */
const reportListName = 'tableau';

/** The address of the report viewer for a view: what a page for an embedded report has as its url. */
export function reportAddress(viewUrl: string): string {
  return `${REPORT_VIEWER_PATH}?report=${encodeURIComponent(viewUrl)}`;
}

/** The view that an address opens in the report viewer; `null` for any other address. */
export function reportOfAddress(address: string): string | null {
  if (!address.startsWith('/') || pagePath(address) !== pagePath(REPORT_VIEWER_PATH)) return null;
  const query = /\?([^#]*)/.exec(address)?.[1] ?? '';
  const parameters = query.split('&').map((part) => part.split('='));
  const report = parameters
    .find(([name]) => name === 'report')
    ?.slice(1)
    .join('=');
  return report === undefined ? null : decoded(report);
}

/** True for the menu entry that lists all views. */
export function isReportList(page: PageNode): boolean {
  return page.pageName.trim().toLowerCase() === reportListName;
}

/**
 * Whether the user may open a view: he reaches a page for it, or the entry `Tableau`.
 * @see docs/domain/page-tree.md, "Reports"
 */
export function canOpenReport(tree: readonly PageNode[], viewUrl: string, user: AccessUser): boolean {
  return flattenPages(tree).some(
    (page) => (isReportList(page) || reportOfAddress(page.url) === viewUrl) && canReach(page, user),
  );
}

/** A blank may be written `+`, as forms do; text that is no valid encoding stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
