import type { PagePosition } from '@portal/ui/tables';

/** The paging fields that every paged answer of the provider has. */
export interface PagedAnswer {
  pageNumber: number;
  totalPagesAvailable: number;
  rowCount: number;
  rowsReturned: number;
}

/** Where a list stands, as its answer tells; `null` before the first one. */
export function pagingOf({ data }: { data: PagedAnswer | undefined }): PagePosition | null {
  return (
    (data && {
      page: data.pageNumber,
      totalPages: data.totalPagesAvailable,
      rowCount: data.rowCount,
      rowsOnPage: data.rowsReturned,
    }) ??
    null
  );
}
