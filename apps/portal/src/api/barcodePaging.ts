import type { PagePosition } from '@portal/ui/tables';

/** The sizes that every paged answer of the barcode API has. */
interface SizedAnswer {
  totalRows: number;
  totalPages: number;
}

/**
 * Where a list of the barcode API stands, whose answers do not name their page; `null` while nothing is known.
 * @param page the page asked for; one beyond the last is answered by the last
 * @param rowsOf the rows of an answer
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
