export {
  type Column,
  columnId,
  columnText,
  columnValue,
  type ComputedColumn,
  type FieldColumn,
  type ValueKind,
} from './Column.ts';
export { DataTable, type DataTableProps, type TableHandle } from './DataTable/DataTable.tsx';
export type { DataTableWords } from './DataTable/dataTableWords.ts';
export type { RowPlaces } from './DataTable/useRowMoves.ts';
export { csvBlob, downloadBlob, downloadText, tableCsv } from './DataTable/tableCsv.ts';
export type { Filters } from './DataTable/rowOrder.ts';
export type { ScrollMemory, ScrollPlace } from './DataTable/scrolling.ts';
export type { Sorting, SortKey } from './DataTable/sorting.ts';
export type { TableOrder } from './DataTable/TableOrder.ts';
export type { TableTools } from './DataTable/TableTools.ts';
export { shownRows } from './DataTable/shownRows.ts';
export { FilterForm, type FilterFormProps } from './FilterForm/FilterForm.tsx';
export type { FilterFormWords } from './FilterForm/filterFormWords.ts';
export {
  initialSearch,
  initialValue,
  isTyped,
  maxLengthOf,
  operatorOf,
  readFilterValue,
  searchQuery,
  type ChoiceFilter,
  type FilterOption,
  type FlagFilter,
  type ListFilter,
  type ListSearch,
  type PickFilter,
  type ValueFilter,
  type WholeFilter,
} from './FilterForm/listFilters.ts';
export {
  type PagePosition,
  PagingBar,
  type PagingBarProps,
  type PagingBarWords,
} from './PagingBar/PagingBar.tsx';
export type { Selection } from './Selection.ts';
export type { TableParts } from './TableParts.ts';
export type { WorkbookSheet } from './workbook/WorkbookSheet.ts';
export { writeWorkbook, type WritingOptions } from './workbook/writeWorkbook.ts';
