import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Column } from '../Column.ts';
import { insertLineBreak } from '../editing/CellInput.tsx';
import type { RowEdits } from '../editing/RowEdits.ts';
import type { EditableColumn } from '../editing/RowState.ts';
import { commandOf, type TreeCommand } from './treeKeys.ts';
import { moveByStep, type RowMove } from './treeMoves.ts';
import { brothersOf, type Tree, type TreeItem } from './treeRows.ts';
import type { TreeFocus } from './useTreeFocus.ts';

interface TreeParts<Row, Id> {
  tree: Tree<Row, Id>;
  items: readonly TreeItem<Row, Id>[];
  closed: ReadonlySet<Id>;
  columns: readonly Column<Row>[];
  edits: RowEdits<Row, Id>;
  focus: TreeFocus<Row, Id>;
  cellCount: number;
  setOpen: (ids: readonly Id[], isOpen: boolean) => void;
  move: (move: RowMove<Id> | null) => void;
}

/** Keyboard and double click handling of the tree, and whether its active cell is being edited. */
export function useTreeKeys<Row, Id extends string | number>(parts: TreeParts<Row, Id>) {
  const { tree, items, closed, columns, edits, focus, cellCount, setOpen, move } = parts;
  const [isEditing, setEditing] = useState(false);

  const columnAt = (place: number): EditableColumn<Row> | undefined => {
    const column = columns[place];
    return column?.edit ? (column as EditableColumn<Row>) : undefined;
  };
  const goTo = (place: number, column: number) => {
    const item = items[Math.max(0, Math.min(items.length - 1, place))];
    if (item) focus.goTo({ id: item.id, column });
  };
  /** Closes the input of the active cell and keeps the typed value. */
  const endInput = () => {
    const column = focus.active && columnAt(focus.active.column);
    if (focus.active && column) edits.check(focus.active.id, column.field);
    setEditing(false);
  };
  const edit = (item: TreeItem<Row, Id>, place: number, keepsText: boolean) => {
    const column = columnAt(place);
    if (!column || column.edit.kind === 'tick') return;
    // Synchronously, because the key that started editing must arrive in the input.
    flushSync(() => {
      if (!keepsText) edits.change(item.id, column.field, '');
      focus.goTo({ id: item.id, column: place });
      setEditing(true);
    });
  };

  function obey(command: TreeCommand, item: TreeItem<Row, Id>, at: number) {
    const place = focus.place();
    switch (command.kind) {
      case 'focus':
        return goTo(place + command.rows, at + command.columns);
      case 'page':
        return goTo(place + command.direction * focus.pageLength(), at);
      case 'edge': {
        const row = command.row === 'first' ? 0 : command.row === 'last' ? items.length - 1 : place;
        return goTo(row, command.column === 'last' ? cellCount - 1 : 0);
      }
      case 'toParent':
        return item.parent && focus.goTo({ id: item.parent.id, column: at });
      case 'expand':
        return setOpen([item.id], true);
      case 'collapse':
        return setOpen([item.id], false);
      case 'expandBrothers':
        return setOpen(
          brothersOf(tree, item).map(({ id }) => id),
          true,
        );
      case 'move':
        focus.goTo({ id: item.id, column: at });
        return move(moveByStep(tree, item, command.step));
      case 'edit':
        return edit(item, at, command.keepsText);
      case 'tick':
        return tick(item, at);
      case 'revert': {
        const column = columnAt(at);
        return (column && edits.revert(item.id, column.field)) || edits.revert(item.id);
      }
    }
  }

  function tick(item: TreeItem<Row, Id>, at: number) {
    const column = columnAt(at);
    const edited = edits.edited(item.id);
    if (column && edited) edits.change(item.id, column.field, edited[column.field] !== true);
  }

  function inInput(event: KeyboardEvent, item: TreeItem<Row, Id>, at: number) {
    const column = columnAt(at);
    const { key, shiftKey, altKey } = event;
    if (event.nativeEvent.isComposing || !column) return;
    if (key === 'Enter' && (shiftKey || altKey) && column.edit.kind === 'lines') {
      event.preventDefault();
      insertLineBreak(event.target as HTMLTextAreaElement);
    } else if (key === 'Enter' || key === 'Tab') {
      event.preventDefault();
      endInput();
      if (key === 'Enter') goTo(focus.place() + 1, at);
      // There is no row below the last one to move to, so Enter saves it.
      if (key === 'Enter' && focus.place() === items.length - 1) edits.leave(item.id);
      if (key === 'Tab') goTo(focus.place(), at + (shiftKey ? -1 : 1));
    } else if (key === 'Escape') {
      event.preventDefault();
      edits.revert(item.id, column.field);
      setEditing(false);
      focus.goTo({ id: item.id, column: at });
    }
  }

  return {
    isEditing,
    onKeyDown(event: KeyboardEvent) {
      const target = event.target as Element;
      const item = focus.itemOf(target);
      const at = Number(target.closest<HTMLElement>('[data-column]')?.dataset.column ?? Number.NaN);
      if (!item || Number.isNaN(at)) return;
      if (target.matches('.PortalEdit-input')) return inInput(event, item, at);
      // Keys that press a button are not handled by the tree.
      if (target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ')) return;
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const command = commandOf({
        key,
        ctrlKey,
        metaKey,
        altKey,
        shiftKey,
        isFirstCell: at === 0,
        isLastCell: at === cellCount - 1,
        isOpen: item.children.length > 0 ? !closed.has(item.id) : null,
        isTopLevel: item.parent === null,
        edit: columnAt(at)?.edit,
      });
      if (!command) return;
      // A typed character must still arrive in the input.
      if (command.kind !== 'edit' || command.keepsText || key.length > 1) event.preventDefault();
      obey(command, item, at);
    },
    /** A double click starts editing. */
    editAt(target: Element) {
      const item = focus.itemOf(target);
      const at = Number(target.closest<HTMLElement>('[data-column]')?.dataset.column ?? Number.NaN);
      if (item && !Number.isNaN(at) && !target.closest('.PortalEdit-input, .PortalTree-twisty'))
        edit(item, at, true);
    },
    /** Called when the focus has left a row. */
    end(id: Id) {
      if (isEditing && focus.active?.id === id) endInput();
    },
    /** Called on blur: closes the input that loses the focus. */
    endWhenLeft(next: EventTarget | null) {
      const isInput = next instanceof Element && next.matches('.PortalEdit-input');
      if (isEditing && !isInput && next !== null) endInput();
    },
  };
}
