import { canOpenPage, type AccessUser } from '../pages/access.ts';
import { flattenPages, type PageNode } from '../pages/pageTree.ts';
import { toPagePath } from '../urls/pagePath.ts';

/** A view of the reporting server, as the API returns it. */
export interface ReportView {
  viewId: number;
  title: string;
  /** Workbook and view on the reporting server: `Sales/Weekly`. */
  viewUrl: string;
}

/** The screen that shows a view of the reporting server; `report` in its query names the view. */
export const REPORT_VIEWER_PATH = '/Tableau/TableauLink';

const reportsEntryName = 'tableau';
/** URL of the report viewer for a view; the URL of a page of type tableau. */
export function toReportLink(viewUrl: string): string {
  return `${REPORT_VIEWER_PATH}?report=${encodeURIComponent(viewUrl)}`;
}

/** Whether a menu entry lists the embedded reports instead of its pages: its name is `Tableau`, in any case. */
export function isReportsEntry({ pageName }: { pageName: string }): boolean {
  return pageName.trim().toLowerCase() === reportsEntryName;
}

/**
 * Whether the user may open the view: through a page for exactly this view, or the `Tableau` entry, which gives
 * access to all views.
 * @see docs/domain/report-views.md
 */
export function canOpenReport(tree: readonly PageNode[], report: string, user: AccessUser): boolean {
  return flattenPages(tree).some(
    (page) => (isReportsEntry(page) || getReportOfPage(page) === report) && canOpenPage(page, user),
  );
}

/** The view that a page shows; `null` for other pages. */
function getReportOfPage({ url, path }: PageNode): string | null {
  if (path !== toPagePath(REPORT_VIEWER_PATH)) return null;
  const value = /^[^?#]*\?(?:[^#]*&)?report=([^&#]*)/.exec(url)?.[1];
  return value === undefined ? null : decodeOrNull(value.replaceAll('+', ' '));
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
