export type { TableProps } from '../tables/TableProps.ts';
export { EditableGrid, type EditableGridProps } from '../tables/EditableGrid/EditableGrid.tsx';
export type { EditableTableProps } from '../tables/editing/EditableTableProps.ts';
export type { EditingLocaleText } from '../tables/editing/editingLocaleText.tsx';
export type { RowChange, RowSaveResult } from '../tables/editing/RowState.ts';
