import { clampPage, countPages, DEFAULT_ROWS_PER_PAGE } from '@portal/domain';
import { sql, type RawBuilder } from 'kysely';

export interface PagePosition {
  rowCount: number;
  /** 1-based; limited to the last page. */
  pageNumber: number;
  totalPagesAvailable: number;
  /**
   * True if the page is in the second half: it is then read in reverse order from the end of the list, which is as fast
   * as the corresponding page of the first half.
   */
  isReversed: boolean;
  /** Rows to skip, from the end that is read first. */
  offset: number;
  limit: number;
}

/** Locates a page in a list of `rowCount` rows. */
export function findPagePosition(
  rowCount: number,
  pageNumber = 1,
  rowsPerPage = DEFAULT_ROWS_PER_PAGE,
): PagePosition {
  const pages = countPages(rowCount, rowsPerPage);
  const page = clampPage(pageNumber, pages);
  const before = (page - 1) * rowsPerPage;
  const limit = Math.min(rowsPerPage, rowCount - before);
  const after = rowCount - before - limit;
  const isReversed = after < before;
  return {
    rowCount,
    pageNumber: page,
    totalPagesAvailable: pages,
    isReversed,
    offset: isReversed ? after : before,
    limit,
  };
}

/** The same page, read from the beginning: for a list that continues after the counted rows. */
export function readFromBeginning(position: PagePosition): PagePosition {
  const { isReversed, rowCount, offset, limit } = position;
  return isReversed ? { ...position, isReversed: false, offset: rowCount - offset - limit } : position;
}

export function toReadDirection(position: PagePosition, order: 'asc' | 'desc'): RawBuilder<unknown> {
  return sql.raw((order === 'asc') === position.isReversed ? 'desc' : 'asc');
}

/** Restores the order of the list after reading in the direction of `toReadDirection`. */
export function toListOrder<Row>(position: PagePosition, rows: Row[]): Row[] {
  return position.isReversed ? rows.toReversed() : rows;
}

/** Reads one page of a list of the provider API. */
export async function readPage<Row>(
  rowCount: number,
  { pageNumber, rowsPerPage }: { pageNumber?: number; rowsPerPage?: number },
  listRows: (position: PagePosition) => Promise<Row[]>,
) {
  const position = findPagePosition(rowCount, pageNumber, rowsPerPage);
  const rows = await listRows(position);
  return { rows, page: toPageFields(position, rows.length) };
}

/** The fields that all lists of the provider API return. */
export function toPageFields(
  { rowCount, pageNumber, totalPagesAvailable }: PagePosition,
  rowsReturned: number,
) {
  return { rowCount, pageNumber, rowsReturned, totalPagesAvailable };
}

/** The fields that all lists of the barcode and grant APIs return. */
export function toTotals({ rowCount, totalPagesAvailable }: PagePosition) {
  return { totalRows: rowCount, totalPages: totalPagesAvailable };
}
