import { clampPage, totalPages } from '@portal/domain';

/** Rows of a page when a request names no other number. */
export const defaultRowsPerPage = 100;

/** Where the rows of a page stand in the whole list. */
export interface PlaceInList {
  /** Rows of the whole list. */
  rowCount: number;
  /** 1-based; the last page when a later one was asked for. */
  pageNumber: number;
  totalPagesAvailable: number;
  /**
   * True when the page lies in the second half: it is then read in the opposite order from the end of the list, which
   * takes as many steps from there as its mirror image takes from the beginning. The rows come out turned around.
   */
  backwards: boolean;
  /** Rows to step over, from the end that it is read from. */
  offset: number;
  limit: number;
}

/** Finds a page in a list of `rowCount` rows. */
export function placeInList(rowCount: number, pageNumber = 1, rowsPerPage = defaultRowsPerPage): PlaceInList {
  const pages = totalPages(rowCount, rowsPerPage);
  const page = clampPage(pageNumber, pages);
  const before = (page - 1) * rowsPerPage;
  const limit = Math.min(rowsPerPage, rowCount - before);
  const after = rowCount - before - limit;
  const backwards = after < before;
  return {
    rowCount,
    pageNumber: page,
    totalPagesAvailable: pages,
    backwards,
    offset: backwards ? after : before,
    limit,
  };
}
