export {
  type Column,
  columnId,
  columnText,
  columnValue,
  type ComputedColumn,
  type FieldColumn,
} from './Column.ts';
export { DataTable, type DataTableProps } from './DataTable/DataTable.tsx';
export { downloadText, tableCsv } from './DataTable/tableCsv.ts';
export type { Filters } from './DataTable/rowOrder.ts';
export type { ScrollMemory, ScrollPlace } from './DataTable/scrolling.ts';
export type { Sorting, SortKey } from './DataTable/sorting.ts';
export type { TableOrder } from './DataTable/TableOrder.ts';
export type { TableTools } from './DataTable/TableTools.ts';
export { FilterForm, type FilterFormProps } from './FilterForm/FilterForm.tsx';
export {
  emptySearch,
  readFilterValue,
  searchQuery,
  type ChoiceFilter,
  type ListFilter,
  type ListSearch,
  type ValueFilter,
} from './FilterForm/listFilters.ts';
export { type PagePosition, PagingBar, type PagingBarProps } from './PagingBar/PagingBar.tsx';
export type { Selection } from './Selection.ts';
