export { EditableGrid, type EditableGridProps } from '../tables/EditableGrid/EditableGrid.tsx';
export type { EditingWords } from '../tables/editing/editingWords.tsx';
export type { RowChange, RowSaveResult } from '../tables/editing/RowState.ts';
