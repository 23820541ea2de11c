import type { PagePosition } from '@portal/ui/tables';

/** The paging fields that every paged answer of the provider has. */
export interface PagedAnswer {
  pageNumber: number;
  totalPagesAvailable: number;
  rowCount: number;
  rowsReturned: number;
}

/** Where a list stands, as its answer tells; `null` before the first one, when it failed, and when it does not tell. */
export function pagingOf(query: { data: PagedAnswer | undefined; isError: boolean }): PagePosition | null {
  const { data, isError } = query;
  if (!data || isError || !Number.isInteger(data.totalPagesAvailable)) return null;
  return {
    page: data.pageNumber,
    totalPages: data.totalPagesAvailable,
    rowCount: data.rowCount,
    rowsOnPage: data.rowsReturned,
  };
}
