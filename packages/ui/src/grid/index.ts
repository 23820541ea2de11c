export { EditableGrid, type EditableGridProps } from '../tables/EditableGrid/EditableGrid.tsx';
export type { RowChange, RowSaveResult } from '../tables/editing/RowEdits.ts';
