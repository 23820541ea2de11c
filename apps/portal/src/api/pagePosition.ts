import type { PagePosition } from '@portal/ui/tables';

/** The paging fields in every paged response of the provider. */
export interface PagedResponse {
  pageNumber: number;
  totalPagesAvailable: number;
  rowCount: number;
  /** More rows match than were counted. */
  hasMoreRows?: boolean;
  rowsReturned: number;
}

/**
 * The paging position in the response; `null` before the first response, after a failure, and without paging fields.
 */
export function toPagePosition(query: {
  data: PagedResponse | undefined;
  isError: boolean;
}): PagePosition | null {
  const { data, isError } = query;
  if (!data || isError || !Number.isInteger(data.totalPagesAvailable)) return null;
  return {
    page: data.pageNumber,
    totalPages: data.totalPagesAvailable,
    rowCount: data.rowCount,
    rowsOnPage: data.rowsReturned,
    ...(data.hasMoreRows && { hasMoreRows: true }),
  };
}
