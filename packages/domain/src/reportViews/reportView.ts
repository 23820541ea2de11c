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
const maxLength = 500;
/** Not allowed in a segment: separators, `?` and `#`, percent encoding, control characters. */
const forbiddenInSegment = /[\\?#%\p{Cc}\p{Cs}]/u;

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

/** Whether a text can be the name of a view; others are neither requested nor embedded. */
export function isReportName(report: string): boolean {
  return encodePath(report) !== null;
}

export interface EmbeddedReport {
  /** URL of the reporting server: a path of the same origin or absolute. */
  server: string;
  /** Valid once; `-1` means that the reporting server refused. */
  ticket: string;
  /** Site of the reporting server; empty for the default one. */
  site: string;
  /** The view's `viewUrl`. */
  report: string;
}

/**
 * The URL that embeds a view, without the toolbar; the only place that knows its format.
 * @returns `null` when the ticket was refused, or when report or site is unsafe
 * @see docs/domain/report-views.md
 */
export function toEmbeddedReportUrl({ server, ticket, site, report }: EmbeddedReport): string | null {
  const view = encodePath(report);
  if (view === null || ticket === '' || ticket === '-1' || !isSafeSegment(ticket)) return null;
  if (site !== '' && !isSafeSegment(site)) return null;
  const siteSegments = site === '' ? '' : `/t/${encodeURIComponent(site)}`;
  const base = server.replace(/(?<!\/)\/+$/, '');
  return `${base}/trusted/${encodeURIComponent(ticket)}${siteSegments}/views/${view}?:embed=yes&:toolbar=no`;
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

/** Encodes each path segment; `null` when one is empty, a dot segment or holds forbidden characters. */
function encodePath(path: string): string | null {
  if (path.length > maxLength) return null;
  const segments = path.split('/');
  return segments.every(isSafeSegment) ? segments.map(encodeURIComponent).join('/') : null;
}

function isSafeSegment(segment: string): boolean {
  return (
    segment.trim() !== '' &&
    segment !== '.' &&
    segment !== '..' &&
    !segment.includes('/') &&
    !forbiddenInSegment.test(segment)
  );
}
