import type { PagePosition } from '@portal/ui/tables';

/** The totals in every paged response of the barcode API. */
interface SizedAnswer {
  totalRows: number;
  totalPages: number;
}

/**
 * The paging position of a list of the barcode API, whose responses do not contain the page number; `null` before the
 * first response.
 * @param page the requested page; the server returns the last page for a higher number
 * @param rowsOf the rows of a response
 */
export function barcodePaging<Answer extends SizedAnswer>(
  query: { data: Answer | undefined; isError: boolean },
  page: number,
  rowsOf: (answer: Answer) => readonly unknown[],
): PagePosition | null {
  const { data, isError } = query;
  if (!data || isError || !Number.isInteger(data.totalPages)) return null;
  const { totalPages, totalRows } = data;
  const rows: unknown = rowsOf(data);
  return {
    page: Math.min(page, totalPages),
    totalPages,
    rowCount: totalRows,
    rowsOnPage: Array.isArray(rows) ? rows.length : 0,
  };
}
