import { clampPage, countPages } from '@portal/domain';

/** Default page size. */
export const defaultRowsPerPage = 100;

/** Position of a page in a list. */
export interface PagePosition {
  /** Total number of rows. */
  rowCount: number;
  /** 1-based; limited to the last page. */
  pageNumber: number;
  totalPagesAvailable: number;
  /**
   * True if the page is in the second half: it is then read in reverse order from the end of the list, which is as fast
   * as the corresponding page of the first half. The caller has to reverse the rows.
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
  rowsPerPage = defaultRowsPerPage,
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
