/** What a `DataTable` says by itself. */
export const dataTableWords = {
  /** Accessible name of the part that scrolls. */
  region: (label: string) => `${label}, table`,
  loading: (label: string) => `Loading ${label}`,
  /** When there are rows, and the filters leave none. */
  filtersHideAll: 'Clear a filter to see more.',
  allRows: 'All rows',
  actions: 'Actions',
  actionsFor: (rowName: string) => `Actions for ${rowName}`,
  options: (label: string) => `Options of ${label}`,
  optionsHint: 'Columns, file, print',
  clearFilters: 'Clear filters',
  downloadCsv: 'Download CSV',
  nothingToDownload: 'There are no rows',
  print: 'Print',
  columns: 'Columns',
  sortHint: 'Sorts by this column; with Shift, after the others',
  filter: 'Filter',
  filterBy: (heading: string) => `Filter ${heading}`,
  copy: (text: string) => `Copy ${text}`,
  copyHint: 'Copy (Ctrl+C)',
  copied: 'Copied',
};

/** The words of a `DataTable`. */
export type DataTableWords = typeof dataTableWords;
