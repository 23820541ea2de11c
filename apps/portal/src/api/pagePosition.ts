import { clampPage } from '@portal/domain';
import type { PagePosition } from '@portal/ui/tables';
import type { RowsField } from './asyncState.ts';

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

/** The totals in every paged response of the barcode and grant APIs. */
interface PageTotals {
  totalRows: number;
  totalPages: number;
}

/**
 * The same for responses without the page number.
 * @param requestedPage the server returns the last page for a higher number
 * @param field of the rows
 */
export function toRequestedPagePosition<Data extends PageTotals>(
  { data, isError }: { data: Data | undefined; isError: boolean },
  requestedPage: number,
  field: RowsField<Data>,
): PagePosition | null {
  const rows: unknown = data?.[field];
  if (!data || isError || !Array.isArray(rows) || !Number.isInteger(data.totalPages)) return null;
  return {
    page: clampPage(requestedPage, data.totalPages),
    totalPages: Math.max(1, data.totalPages),
    rowCount: data.totalRows,
    rowsOnPage: rows.length,
  };
}
