import type { PagedAnswer } from './pagingOf.ts';

/** One page of a list, as its call answers it. */
export interface PageOfRows<Row> {
  rows: readonly Row[];
  /** Rows of all pages. */
  rowCount: number;
  /** At least 1. */
  totalPages: number;
}

/** Rows of a page that is asked for by a file: the most the server gives at once. */
export const ROWS_PER_FILE_PAGE = 500;

/** A paged answer of the provider as a page of rows. @param field name of the field that holds them */
export function pageOfRows<Row, Field extends string>(
  answer: (PagedAnswer & Record<Field, readonly Row[]>) | undefined,
  field: Field,
): PageOfRows<Row> {
  return {
    rows: answer?.[field] ?? [],
    rowCount: answer?.rowCount ?? 0,
    totalPages: answer?.totalPagesAvailable ?? 1,
  };
}

export interface ExportAllRows<Row> {
  /** Asks for a page, 1-based; the largest the server gives. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<PageOfRows<Row>>;
  /** Identifies a row among all. */
  rowId: (row: Row) => string | number;
  /** Called after each page. */
  onProgress: (progress: { done: number; total: number }) => void;
  /** Stops it. */
  signal: AbortSignal;
}

/** A list that keeps losing rows is taken as it comes in the end. */
const maxRounds = 3;

/**
 * All rows of a list that comes page by page, for a file. A list that changes meanwhile moves its rows to other pages:
 * a row that comes twice is taken once, and a list that has lost rows, so that others may have slipped through, is gone
 * through once more.
 * @throws what `fetchPage` throws, and when `signal` is aborted
 */
export async function exportAllRows<Row>(options: ExportAllRows<Row>): Promise<Row[]> {
  for (let round = 1; ; round += 1) {
    const { rows, hasShrunk } = await readPages(options);
    if (!hasShrunk || round === maxRounds) return rows;
  }
}

async function readPages<Row>({ fetchPage, rowId, onProgress, signal }: ExportAllRows<Row>) {
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
