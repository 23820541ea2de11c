import type { PagePosition } from '@portal/ui/tables';

/** The totals in every paged response of the barcode API. */
interface PageTotals {
  totalRows: number;
  totalPages: number;
}

/**
 * The paging position of a list of the barcode API, whose responses do not contain the page number; `null` before the
 * first response.
 * @param page the requested page; the server returns the last page for a higher number
 * @param getRows the rows of a response
 */
export function toBarcodePagePosition<Data extends PageTotals>(
  query: { data: Data | undefined; isError: boolean },
  page: number,
  getRows: (response: Data) => readonly unknown[],
): PagePosition | null {
  const { data, isError } = query;
  if (!data || isError || !Number.isInteger(data.totalPages)) return null;
  const { totalPages, totalRows } = data;
  const rows: unknown = getRows(data);
  return {
    page: Math.min(page, totalPages),
    totalPages,
    rowCount: totalRows,
    rowsOnPage: Array.isArray(rows) ? rows.length : 0,
  };
}
