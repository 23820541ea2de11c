import './themeOptions.ts';
export { orderColumns } from './frame/columnOrder.ts';
export {
  type Column,
  type ColumnBase,
  type ComparedKind,
  getColumnId,
  type ComputedColumn,
  type FieldColumn,
  type ValueKind,
} from './Column.ts';
export { DataTable, type DataTableProps } from './DataTable/DataTable.tsx';
export type { RowReorder } from './DataTable/rowMoves.ts';
export { toCsvBlob, downloadBlob, downloadCsv, toTableCsv } from './csvDownload.ts';
export type { Filters } from './sorting/rowIndex.ts';
export type {
  ScrollPositionStore,
  ScrollPosition,
  TableHandle,
  TableScrolling,
} from './DataTable/scrolling.ts';
export type { TableLocaleText } from './frame/tableLocaleText.ts';
export type { Sorting, SortKey } from './sorting/sorting.ts';
export type { SortFilterOptions } from './sorting/SortFilterOptions.ts';
export { sortAndFilterRows } from './sorting/sortAndFilterRows.ts';
export { getListSorting, type ListSort, type ListSortKey, withListSorting } from './FilterForm/listSort.ts';
export { FilterForm, type FilterFormProps } from './FilterForm/FilterForm.tsx';
export type { FilterFormLocaleText } from './FilterForm/filterFormLocaleText.ts';
export {
  getInitialSearch,
  getInitialValue,
  isValueFilter,
  getMaxLength,
  getOperator,
  parseSearch,
  toSearchQuery,
  type BaseFilter,
  type SelectFilter,
  type FilterOption,
  type FlagFilter,
  type ListFilter,
  type ListSearch,
  type LookupFilter,
  type ValueFilter,
  type IntegerFilter,
} from './FilterForm/listFilters.ts';
export { type PagePosition, PagingBar, type PagingBarProps } from './PagingBar/PagingBar.tsx';
export type { PagingBarLocaleText } from './PagingBar/pagingBarLocaleText.ts';
export type { Selection } from './Selection.ts';
export type { ColumnSettings, TableProps, TableSlots, TableTools } from './TableProps.ts';
export { TreeTable, type TreeTableProps } from './TreeTable/TreeTable.tsx';
export type { RowMove } from './TreeTable/treeMoves.ts';
export type { CellEdit } from './editing/CellEdit.ts';
export type { EditableTableProps } from './editing/EditableTableProps.ts';
export type { EditingLocaleText } from './editing/editingLocaleText.ts';
export type { RowChange, RowSaveResult } from './editing/RowState.ts';
export type { WorkbookSheet } from './workbook/WorkbookSheet.ts';
export { writeWorkbook, type WriteWorkbookOptions } from './workbook/writeWorkbook.ts';
