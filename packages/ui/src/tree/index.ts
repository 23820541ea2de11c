export type { TableProps, TableSlots } from '../tables/TableProps.ts';
export { TreeTable, type TreeTableProps } from '../tables/TreeTable/TreeTable.tsx';
export type { RowMove } from '../tables/TreeTable/treeMoves.ts';
export type { EditableTableProps } from '../tables/editing/EditableTableProps.ts';
export type { EditingLocaleText } from '../tables/editing/editingLocaleText.tsx';
export type { RowChange, RowSaveResult } from '../tables/editing/RowState.ts';
