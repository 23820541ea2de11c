/** Built-in English text of `DataTable`. */
export const tableLocaleText = {
  /** Accessible name of the scroll container. */
  scrollRegion: (label: string) => `${label}, table`,
  loading: (label: string) => `Loading ${label}`,
  /** In place of the first rows while they are loading. */
  loadingRows: '[working...]',
  noRows: '[no data]',
  /** Shown when the filters match none of the rows. */
  noMatchesHint: 'Clear a filter to see more.',
  selectAllRows: 'All rows',
  actions: 'Actions',
  actionsFor: (rowName: string) => `Actions for ${rowName}`,
  options: (label: string) => `Options of ${label}`,
  tableOptionsHint: 'Columns, file, print',
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

/** Type of the text of `DataTable`; override it with `localeText`. */
export type TableLocaleText = typeof tableLocaleText;
