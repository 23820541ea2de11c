/** Rows per page of the mailer, campaign, offer and signup lists (specification 2 §9). */
export const DEFAULT_ROWS_PER_PAGE = 100;

/** Rows per page of the lists of the barcode tool (specification 2 §9). */
export const BARCODE_ROWS_PER_PAGE = 10;

/** Rows per page of the grant list, unless the setting `GRANT_ROWS_PER_PAGE` changes it. */
export const GRANT_ROWS_PER_PAGE = 15;

/** Number of pages; at least 1, so that an empty list has a page. */
export function countPages(rowCount: number, rowsPerPage: number): number {
  return Math.max(1, Math.ceil(rowCount / rowsPerPage));
}

/** Clamps the page to 1..`pages`; fractions are truncated, `NaN` is page 1. */
export function clampPage(page: number, pages: number): number {
  if (Number.isNaN(page)) return 1;
  return Math.max(1, Math.min(Math.trunc(page), Math.max(1, Math.trunc(pages))));
}
