/** Built-in English text of `DataTable`. */
export const tableLocaleText = {
  /** Accessible name of the scroll container. */
  scrollRegion: (label: string) => `${label}, table`,
  loading: (label: string) => `Loading ${label}`,
  /** In place of the first rows while they are loading. */
  loadingRows: '[working...]',
  noRows: '[no data]',
  /** Shown when the filters match none of the rows. */
  noMatchesHint: 'No rows match the filters.',
  selectAllRows: 'Select all rows',
  actions: 'Actions',
  actionsFor: (rowName: string) => `Actions for ${rowName}`,
  options: (label: string) => `${label} options`,
  tableOptionsHint: 'Table options',
  clearFilters: 'Clear filters',
  downloadCsv: 'Download CSV',
  nothingToDownload: 'Nothing to download yet',
  print: 'Print',
  columns: 'Columns',
  sortHint: 'Sort by this column (Shift: add to sort)',
  filter: 'Filter',
  filterBy: (heading: string) => `Filter ${heading}`,
  copy: (text: string) => `Copy ${text}`,
  copyHint: 'Copy (Ctrl+C)',
  copied: 'Copied',
};

/** Type of the text of `DataTable`; override it with `localeText`. */
export type TableLocaleText = typeof tableLocaleText;
