import type { Selection } from '../Selection.ts';

export interface SelectAllCheckboxProps<Row, Id> {
  /** Accessible name. */
  label: string;
  selection: Extract<Selection<Id>, { mode: 'multiple' }>;
  rows: readonly Row[];
  rowId: (row: Row) => Id;
}

/** Checkbox that selects all shown rows or none. */
export function SelectAllCheckbox<Row, Id>({
  label,
  selection,
  rows,
  rowId,
}: SelectAllCheckboxProps<Row, Id>) {
  const selectedCount = rows.filter((row) => selection.selected.has(rowId(row))).length;
  const toggle = () => {
    const next = new Set(selection.selected);
    for (const row of rows) {
      if (selectedCount === rows.length) next.delete(rowId(row));
      else next.add(rowId(row));
    }
    selection.onSelect(next);
  };
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={selectedCount > 0 && selectedCount === rows.length}
      ref={(checkbox) => {
        if (checkbox) checkbox.indeterminate = selectedCount > 0 && selectedCount < rows.length;
      }}
      onChange={toggle}
    />
  );
}
