import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Column } from '../Column.ts';
import { toReadingKey } from '../../controls/readingDirection.ts';
import { insertLineBreak } from '../editing/CellInput.tsx';
import type { RowEdits } from '../editing/RowEdits.ts';
import { type EditableColumn, isEditable } from '../editing/RowState.ts';
import { stateColumnIndex } from './stateColumn.ts';
import { getCommand, type TreeCommand } from './treeKeys.ts';
import { getMoveByStep, type RowMove } from './treeMoves.ts';
import { siblingsOf, type Tree, type TreeItem } from './tree.ts';
import type { TreeFocus } from './useTreeFocus.ts';

interface TreeKeysParams<Row, Id extends string | number> {
  tree: Tree<Row, Id>;
  items: readonly TreeItem<Row, Id>[];
  isOpen: (item: TreeItem<Row, Id>) => boolean | null;
  columns: readonly Column<Row>[];
  edits: RowEdits<Row, Id>;
  focus: TreeFocus<Row, Id>;
  cellCount: number;
  setOpen: (ids: readonly Id[], isOpen: boolean) => void;
  moveRow: (move: RowMove<Id> | null) => void;
}

/** Keyboard and double click handling of the tree, and whether its active cell is being edited. */
export function useTreeKeys<Row, Id extends string | number>(params: TreeKeysParams<Row, Id>) {
  const { tree, items, isOpen, columns, edits, focus, cellCount, setOpen, moveRow } = params;
  const [isEditing, setEditing] = useState(false);

  const findEditableColumn = (index: number): EditableColumn<Row> | undefined => {
    const column = columns[index];
    return column && isEditable(column) ? column : undefined;
  };
  const goTo = (index: number, column: number) => {
    const item = items[Math.max(0, Math.min(items.length - 1, index))];
    if (item) focus.focusCell({ id: item.id, column });
  };
  /** Moving sideways, the status is only a stop if the row could not be saved: then it has a button. */
  const getNextColumn = ({ id }: TreeItem<Row, Id>, column: number, step: number) => {
    const isSkipped = step !== 0 && column + step === stateColumnIndex && edits.state(id).status !== 'failed';
    return column + (isSkipped ? step * 2 : step);
  };
  /** Closes the input of the active cell and keeps the typed value. */
  const closeInput = () => {
    const column = focus.active && findEditableColumn(focus.active.column);
    if (focus.active && column) edits.validateCell(focus.active.id, column.field);
    setEditing(false);
  };
  const startEditing = (item: TreeItem<Row, Id>, index: number, shouldKeepText: boolean) => {
    const column = findEditableColumn(index);
    if (!column || column.edit.kind === 'checkbox') return;
    // Synchronously, because the key that started editing must arrive in the input.
    flushSync(() => {
      if (!shouldKeepText) edits.changeCell(item.id, column.field, '');
      focus.focusCell({ id: item.id, column: index });
      setEditing(true);
    });
  };

  function runCommand(command: TreeCommand, item: TreeItem<Row, Id>, columnIndex: number) {
    const index = focus.activeIndex;
    switch (command.kind) {
      case 'focus':
        if (index + command.rows < 0) return focus.focusHeading(columnIndex);
        return goTo(index + command.rows, getNextColumn(item, columnIndex, command.columns));
      case 'page':
        return goTo(index + command.direction * focus.getPageLength(), columnIndex);
      case 'edge': {
        const row = command.row === 'first' ? 0 : command.row === 'last' ? items.length - 1 : index;
        return goTo(row, command.column === 'last' ? cellCount - 1 : 0);
      }
      case 'toParent':
        return item.parent && focus.focusCell({ id: item.parent.id, column: columnIndex });
      case 'expand':
        return setOpen([item.id], true);
      case 'collapse':
        return setOpen([item.id], false);
      case 'expandSiblings':
        return setOpen(
          siblingsOf(tree, item).map(({ id }) => id),
          true,
        );
      case 'move':
        focus.focusCell({ id: item.id, column: columnIndex });
        return moveRow(getMoveByStep(tree, item, command.step));
      case 'edit':
        return startEditing(item, columnIndex, command.shouldKeepText);
      case 'toggleCheckbox':
        return toggleCheckbox(item, columnIndex);
      case 'revert': {
        const column = findEditableColumn(columnIndex);
        return (column && edits.revert(item.id, column.field)) || edits.revert(item.id);
      }
    }
  }

  function toggleCheckbox(item: TreeItem<Row, Id>, columnIndex: number) {
    const column = findEditableColumn(columnIndex);
    const edited = edits.getEditedRow(item.id);
    if (column && edited) edits.changeCell(item.id, column.field, edited[column.field] !== true);
  }

  function handleInputKey(event: KeyboardEvent, item: TreeItem<Row, Id>, columnIndex: number) {
    const column = findEditableColumn(columnIndex);
    const { key, shiftKey, altKey } = event;
    if (event.nativeEvent.isComposing || !column) return;
    if (key === 'Enter' && (shiftKey || altKey) && column.edit.kind === 'multiline') {
      event.preventDefault();
      insertLineBreak(event.target as HTMLTextAreaElement);
    } else if (key === 'Enter' || key === 'Tab') {
      event.preventDefault();
      closeInput();
      if (key === 'Enter') goTo(focus.activeIndex + 1, columnIndex);
      // There is no row below the last one to move to, so Enter saves it.
      if (key === 'Enter' && focus.activeIndex === items.length - 1) edits.handleRowLeave(item.id);
      if (key === 'Tab')
        runCommand({ kind: 'focus', rows: 0, columns: shiftKey ? -1 : 1 }, item, columnIndex);
    } else if (key === 'Escape') {
      event.preventDefault();
      edits.revert(item.id, column.field);
      setEditing(false);
      focus.focusCell({ id: item.id, column: columnIndex });
    }
  }

  return {
    isEditing,
    onKeyDown(event: KeyboardEvent) {
      const target = event.target as Element;
      const heading = event.key === 'ArrowDown' && target.closest<HTMLTableCellElement>('thead th');
      if (heading) {
        event.preventDefault();
        return goTo(0, heading.cellIndex);
      }
      const cell = focus.findCell(target);
      if (!cell) return;
      const { item, column: columnIndex } = cell;
      if (target.matches('.PortalEdit-input')) return handleInputKey(event, item, columnIndex);
      // Keys that press a button are not handled by the tree.
      if (target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ')) return;
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      const key = toReadingKey(target, event.key);
      const command = getCommand({
        key,
        ctrlKey,
        metaKey,
        altKey,
        shiftKey,
        isFirstCell: columnIndex === 0,
        isLastCell: columnIndex === cellCount - 1,
        isOpen: isOpen(item),
        isTopLevel: item.parent === null,
        edit: findEditableColumn(columnIndex)?.edit,
      });
      if (!command) return;
      // A typed character must still arrive in the input.
      if (command.kind !== 'edit' || command.shouldKeepText || key.length > 1) event.preventDefault();
      runCommand(command, item, columnIndex);
    },
    /** A double click starts editing. */
    startEditingAt(target: Element) {
      const cell = focus.findCell(target);
      if (cell && !target.closest('.PortalEdit-input, .PortalTree-twisty'))
        startEditing(cell.item, cell.column, true);
    },
    /** Called when the focus has left a row. */
    handleRowLeave(id: Id) {
      if (isEditing && focus.active?.id === id) closeInput();
    },
    /** Called on blur: closes the input that loses the focus. */
    handleBlur(next: EventTarget | null) {
      const isInput = next instanceof Element && next.matches('.PortalEdit-input');
      if (isEditing && !isInput && next !== null) closeInput();
    },
  };
}
