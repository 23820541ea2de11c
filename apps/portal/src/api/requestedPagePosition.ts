import { clampPage } from '@portal/domain';
import type { PagePosition } from '@portal/ui/tables';
import type { RowsField } from './asyncState.ts';

/** The totals in every paged response of the barcode and grant APIs. */
interface PageTotals {
  totalRows: number;
  totalPages: number;
}

/**
 * The paging position in a response without the page number; `null` before the first response, after a failure, and
 * without totals or rows.
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
