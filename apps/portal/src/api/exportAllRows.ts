/** One page of a list, as the call returns it. */
export interface PageOfRows<Row> {
  rows: readonly Row[];
  rowCount: number;
  /** At least 1. */
  totalPages: number;
}

export interface ExportAllRows<Row> {
  /** Fetches a 1-based page of maximum size. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<PageOfRows<Row>>;
  rowId: (row: Row) => string | number;
  /** Called after each page. */
  onProgress: (progress: { done: number; total: number }) => void;
  signal: AbortSignal;
}

/** After this many rounds the rows are accepted even if the list is still shrinking. */
const maxRounds = 3;

/**
 * Fetches all rows of a paged list for a file. When the list changes meanwhile, rows move between pages: duplicates
 * are dropped, and when rows were deleted, so that others may have been skipped, all pages are fetched again.
 * @throws what `fetchPage` throws, and when `signal` is aborted
 */
export async function exportAllRows<Row>(options: ExportAllRows<Row>): Promise<Row[]> {
  for (let round = 1; ; round += 1) {
    const { rows, hasShrunk } = await fetchPages(options);
    if (!hasShrunk || round === maxRounds) return rows;
  }
}

async function fetchPages<Row>({ fetchPage, rowId, onProgress, signal }: ExportAllRows<Row>) {
  const rows = new Map<string | number, Row>();
  let hasShrunk = false;
  let lastCount = 0;
  for (let page = 1; ; page += 1) {
    const { rows: found, rowCount, totalPages } = await fetchPage(page, signal);
    signal.throwIfAborted();
    for (const row of found) rows.set(rowId(row), row);
    hasShrunk ||= rowCount < lastCount;
    lastCount = rowCount;
    onProgress({ done: Math.min(rows.size, rowCount), total: rowCount });
    if (page >= totalPages || found.length === 0) return { rows: [...rows.values()], hasShrunk };
  }
}
