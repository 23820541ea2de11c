import { createContext, use } from 'react';

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
  activeFilters: 'Active filters',
  removeFilter: (filter: string) => `Remove filter ${filter}`,
  clearFilters: 'Clear filters',
  downloadCsv: 'Download CSV',
  /** The entry if the rows are one page of several, and only they are saved. */
  downloadPageCsv: 'Download CSV of this page',
  nothingToDownload: 'Nothing to download yet',
  print: 'Print',
  columns: 'Columns',
  resetWidths: 'Automatic column widths',
  resetOrder: 'Original column order',
  widthOf: (heading: string) => `Width of ${heading}`,
  sortHint: 'Sort by this column (Shift: add to sort)',
  filterBy: (heading: string) => `Filter ${heading}`,
  /** What filters of numbers and of days understand. */
  numberFilterHint: 'Such as 1000, =1000, >1000, <=0 or 10..20',
  dayFilterHint: 'Such as 2026-03, >=2026-03-05 or 2026-01..2026-03',
  /** Why a filter is not applied. */
  filterProblems: { number: 'Not a number', day: 'Not a date', range: 'Ends before it begins' },
  copy: (text: string) => `Copy ${text}`,
  copyHint: 'Copy (Ctrl+C)',
  copied: 'Copied',
};

/** Type of the text of `DataTable`; override it with `localeText`. */
export type TableLocaleText = typeof tableLocaleText;

export const TableTextContext = createContext(tableLocaleText);

/** Text of the surrounding table. */
export function useTableText(): TableLocaleText {
  return use(TableTextContext);
}
