export type { TableParts } from '../tables/TableParts.ts';
export { TreeTable, type TreeTableProps } from '../tables/TreeTable/TreeTable.tsx';
export type { RowMove } from '../tables/TreeTable/treeMoves.ts';
export type { EditingWords } from '../tables/editing/editingWords.tsx';
export type { RowChange, RowSaveResult } from '../tables/editing/RowState.ts';
