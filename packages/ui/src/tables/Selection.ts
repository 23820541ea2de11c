/**
 * Selected rows of a table, and how many can be selected.
 *
 * @example
 * selection={{ mode: 'multiple', selected, onSelect: (ids) => setSelected(ids) }}
 */
export type Selection<Id> =
  | { mode: 'none' }
  | { mode: 'single'; selected: Id | null; onSelect: (id: Id | null) => void }
  | { mode: 'multiple'; selected: ReadonlySet<Id>; onSelect: (ids: ReadonlySet<Id>) => void };

export function isSelected<Id>(selection: Selection<Id>, id: Id): boolean {
  switch (selection.mode) {
    case 'none':
      return false;
    case 'single':
      return selection.selected === id;
    case 'multiple':
      return selection.selected.has(id);
  }
}
