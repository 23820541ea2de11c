import type { Selection } from '../Selection.ts';

export interface AllChoiceProps<Row, Id> {
  /** Accessible name. */
  label: string;
  selection: Selection<Id>;
  rows: readonly Row[];
  rowId: (row: Row) => Id;
}

/** Checkbox that selects all shown rows or none. */
export function AllChoice<Row, Id>({ label, selection, rows, rowId }: AllChoiceProps<Row, Id>) {
  if (selection.mode !== 'multiple') return null;
  const chosen = rows.filter((row) => selection.selected.has(rowId(row))).length;
  const toggle = () => {
    const next = new Set(selection.selected);
    for (const row of rows) {
      if (chosen === rows.length) next.delete(rowId(row));
      else next.add(rowId(row));
    }
    selection.onSelect(next);
  };
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={chosen > 0 && chosen === rows.length}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && chosen < rows.length;
      }}
      onChange={toggle}
    />
  );
}
