export {
  type Column,
  columnId,
  columnText,
  columnValue,
  type ComputedColumn,
  type FieldColumn,
} from './Column.ts';
export { DataTable, type DataTableProps } from './DataTable/DataTable.tsx';
export { type PagePosition, PagingBar, type PagingBarProps } from './PagingBar/PagingBar.tsx';
