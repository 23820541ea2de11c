export { type Column, getColumnId, type ComputedColumn, type FieldColumn } from './Column.ts';
export { DataTable, type DataTableProps, type TableHandle } from './DataTable/DataTable.tsx';
export type { DataTableLocaleText } from './DataTable/dataTableLocaleText.ts';
export type { RowReorder } from './DataTable/useRowReordering.ts';
export { toCsvBlob, downloadBlob, downloadCsv, toTableCsv } from './DataTable/csvDownload.ts';
export type { Filters } from './DataTable/rowIndex.ts';
export type { ScrollPositionStore, ScrollPosition } from './DataTable/scrolling.ts';
export type { Sorting, SortKey } from './DataTable/sorting.ts';
export type { SortFilterOptions } from './DataTable/SortFilterOptions.ts';
export type { TableTools } from './DataTable/TableTools.ts';
export { sortAndFilterRows } from './DataTable/sortAndFilterRows.ts';
export { FilterForm, type FilterFormProps } from './FilterForm/FilterForm.tsx';
export type { FilterFormLocaleText } from './FilterForm/filterFormLocaleText.ts';
export {
  getInitialSearch,
  getInitialValue,
  isValueFilter,
  getMaxLength,
  getOperator,
  parseFilterValue,
  toSearchQuery,
  type SelectFilter,
  type FilterOption,
  type FlagFilter,
  type ListFilter,
  type ListSearch,
  type LookupFilter,
  type ValueFilter,
  type IntegerFilter,
} from './FilterForm/listFilters.ts';
export {
  type PagePosition,
  PagingBar,
  type PagingBarProps,
  type PagingBarLocaleText,
} from './PagingBar/PagingBar.tsx';
export type { Selection } from './Selection.ts';
export type { TableSlots } from './TableSlots.ts';
export type { WorkbookSheet } from './workbook/WorkbookSheet.ts';
export { writeWorkbook, type WriteWorkbookOptions } from './workbook/writeWorkbook.ts';
