export type { TableSlots } from '../tables/TableSlots.ts';
export { TreeTable, type TreeTableProps } from '../tables/TreeTable/TreeTable.tsx';
export type { RowMove } from '../tables/TreeTable/treeMoves.ts';
export type { EditingLocaleText } from '../tables/editing/editingLocaleText.tsx';
export type { RowChange, RowSaveResult } from '../tables/editing/RowState.ts';
