/**
 * Selected rows of a table, and how many can be selected.
 *
 * @example
 * selection={{ mode: 'multiple', selected, onSelect: (ids) => setSelected(ids) }}
 */
export type Selection<Id> =
  | { mode: 'single'; selected: Id | null; onSelect: (id: Id | null) => void }
  | { mode: 'multiple'; selected: ReadonlySet<Id>; onSelect: (ids: ReadonlySet<Id>) => void };

export function isSelected<Id>(selection: Selection<Id> | undefined, id: Id): boolean {
  return selection?.mode === 'multiple' ? selection.selected.has(id) : selection?.selected === id;
}

export function toggleSelection<Id>(selection: Selection<Id>, id: Id): void {
  if (selection.mode === 'single') return selection.onSelect(id);
  const next = new Set(selection.selected);
  if (!next.delete(id)) next.add(id);
  selection.onSelect(next);
}
