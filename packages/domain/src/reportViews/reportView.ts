import { canReach, type AccessUser } from '../pages/access.ts';
import { flattenPages, type PageNode } from '../pages/pageTree.ts';
import { pagePath } from '../urls/pagePath.ts';

/** A view of the reporting server, as the API lists it. */
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
/** What a segment must not hold: separators, what ends a path, what begins an encoding, control characters. */
const notInSegment = /[\\?#%\p{Cc}\p{Cs}]/u;

/** Address of the report viewer for a view; a page of type tableau has it as its url. */
export function reportLink(viewUrl: string): string {
  return `${REPORT_VIEWER_PATH}?report=${encodeURIComponent(viewUrl)}`;
}

/** Whether a menu entry lists the embedded reports instead of its pages: its name is `Tableau`, in any case. */
export function isReportsEntry({ pageName }: { pageName: string }): boolean {
  return pageName.trim().toLowerCase() === reportsEntryName;
}

/**
 * Whether the user may open the view: by a page that leads to exactly this view, or by the `Tableau` entry, which
 * leads to all of them.
 * @see docs/domain/report-views.md
 */
export function canOpenReport(tree: readonly PageNode[], report: string, user: AccessUser): boolean {
  return flattenPages(tree).some(
    (page) => (isReportsEntry(page) || reportOfPage(page) === report) && canReach(page, user),
  );
}

/** Whether a text can name a view at all: what cannot is neither asked for nor framed. */
export function isReportName(report: string): boolean {
  return encodedPath(report) !== null;
}

export interface EmbeddedReport {
  /** Where the reporting server is: a path of the own origin or an absolute address. */
  server: string;
  /** Good for one opening; `-1` is how a reporting server says no. */
  ticket: string;
  /** Site of the reporting server; empty for the default one. */
  site: string;
  /** The view's `viewUrl`. */
  report: string;
}

/**
 * The address under which a view is embedded, without the toolbar; the only place that knows its form.
 * @returns `null` when the ticket is a refusal, or when report or site could lead anywhere but to a view
 * @see docs/domain/report-views.md
 */
export function embeddedReportUrl({ server, ticket, site, report }: EmbeddedReport): string | null {
  const view = encodedPath(report);
  if (view === null || ticket === '' || ticket === '-1' || !isSafeSegment(ticket)) return null;
  if (site !== '' && !isSafeSegment(site)) return null;
  const siteSegments = site === '' ? '' : `/t/${encodeURIComponent(site)}`;
  const base = server.replace(/(?<!\/)\/+$/, '');
  return `${base}/trusted/${encodeURIComponent(ticket)}${siteSegments}/views/${view}?:embed=yes&:toolbar=no`;
}

/** The view a page leads to; `null` for a page of anything else. */
function reportOfPage({ url, path }: PageNode): string | null {
  if (path !== pagePath(REPORT_VIEWER_PATH)) return null;
  const value = /^[^?#]*\?(?:[^#]*&)?report=([^&#]*)/.exec(url)?.[1];
  return value === undefined ? null : decoded(value.replaceAll('+', ' '));
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Path segments, each encoded; `null` when one of them is empty, a dot segment or holds what no name needs. */
function encodedPath(path: string): string | null {
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
    !notInSegment.test(segment)
  );
}
