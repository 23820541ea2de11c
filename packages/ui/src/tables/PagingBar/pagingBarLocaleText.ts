export const pagingBarLocaleText = {
  /** Accessible name of the bar. */
  label: 'Pages',
  first: 'Top',
  previous: 'Previous',
  next: 'Next',
  last: 'Bottom',
  /** Label of the page number input. */
  page: 'Page',
  /** Label of the choice of rows per page. */
  rowsPerPage: 'Rows per page',
  pageOf: (page: string, totalPages: string) => `Page ${page} of ${totalPages}`,
  totalRows: (rowCount: string) => `Total rows: ${rowCount}`,
  /** The number of rows if not all were counted. */
  moreThan: (rowCount: string) => `more than ${rowCount}`,
  rowsOnPage: (rows: string) => `Rows on this page: ${rows}`,
  /** On paper, of a list with more pages. */
  printAll: 'To print all rows: Table options (⋮), Print.',
};

/** Built-in English text of `PagingBar`; override it with `localeText`. Numbers are passed formatted. */
export type PagingBarLocaleText = typeof pagingBarLocaleText;
