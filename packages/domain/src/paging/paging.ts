/** Which part of a list is shown. */
export interface Paging {
  /** 1-based, as the API counts. */
  page: number;
  /** Rows per page. */
  pageSize: number;
}

/** Rows per page of the mailer, campaign, offer and signup lists (specification 2 §9). */
export const DEFAULT_PAGE_SIZE = 100;

/** How many pages the rows fill; at least 1, so that an empty list has a page to show. */
export function totalPages(rowCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rowCount / pageSize));
}

/** The page moved into 1..`pages`; fractions are cut, what is no number is page 1. */
export function clampPage(page: number, pages: number): number {
  if (Number.isNaN(page)) return 1;
  return Math.max(1, Math.min(Math.trunc(page), Math.max(1, Math.trunc(pages))));
}
