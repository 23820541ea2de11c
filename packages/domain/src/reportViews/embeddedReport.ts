const maxLength = 500;
/** Not allowed in a segment: separators, `?` and `#`, percent encoding, control characters. */
const forbiddenInSegment = /[\\?#%\p{Cc}\p{Cs}]/u;

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
