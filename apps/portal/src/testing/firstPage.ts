/** What the first page of a list says of itself; it has `rowsReturned` rows. */
export function firstPage(rowCount: number) {
  const rowsPerPage = 100;
  return {
    rowCount,
    pageNumber: 1,
    rowsReturned: Math.min(rowCount, rowsPerPage),
    totalPagesAvailable: Math.max(1, Math.ceil(rowCount / rowsPerPage)),
  };
}
