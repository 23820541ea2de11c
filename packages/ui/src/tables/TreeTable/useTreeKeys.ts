import type { KeyboardEvent } from 'react';
import { toReadingKey } from '../../controls/readingDirection.ts';
import type { RowEdits } from '../editing/RowEdits.ts';
import { stateColumnIndex } from './stateColumn.ts';
import { getCommand, type TreeCommand } from './treeKeys.ts';
import { getMoveByStep, type RowMove } from './treeMoves.ts';
import { siblingsOf, type Tree, type TreeItem } from './tree.ts';
import type { useTreeEditing } from './useTreeEditing.ts';
import type { TreeFocus } from './useTreeFocus.ts';

interface TreeKeysParams<Row, Id extends string | number> {
  tree: Tree<Row, Id>;
  items: readonly TreeItem<Row, Id>[];
  isOpen: (item: TreeItem<Row, Id>) => boolean | null;
  edits: RowEdits<Row, Id>;
  editing: ReturnType<typeof useTreeEditing<Row, Id>>;
  focus: TreeFocus<Row, Id>;
  cellCount: number;
  setOpen: (ids: readonly Id[], isOpen: boolean) => void;
  moveRow: (move: RowMove<Id> | null) => void;
}

/** @returns the handler of the keys of the tree */
export function useTreeKeys<Row, Id extends string | number>(params: TreeKeysParams<Row, Id>) {
  const { tree, items, isOpen, edits, editing, focus, cellCount, setOpen, moveRow } = params;

  const goTo = (index: number, column: number) => {
    const item = items[Math.max(0, Math.min(items.length - 1, index))];
    if (item) focus.focusCell({ id: item.id, column });
  };
  /** Moving sideways, the status is only a stop if the row could not be saved: then it has a button. */
  const getNextColumn = ({ id }: TreeItem<Row, Id>, column: number, step: number) => {
    const isSkipped = step !== 0 && column + step === stateColumnIndex && edits.state(id).status !== 'failed';
    return column + (isSkipped ? step * 2 : step);
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
        return editing.start(item, columnIndex, command.shouldKeepText);
      case 'toggleCheckbox':
        return editing.toggleCheckbox(item, columnIndex);
      case 'revert': {
        const column = editing.findColumn(columnIndex);
        return (column && edits.revert(item.id, column.field)) || edits.revert(item.id);
      }
    }
  }

  return (event: KeyboardEvent) => {
    const target = event.target as Element;
    const heading = event.key === 'ArrowDown' && target.closest<HTMLTableCellElement>('thead th');
    if (heading) {
      event.preventDefault();
      return goTo(0, heading.cellIndex);
    }
    const cell = focus.findCell(target);
    if (!cell) return;
    const { item, column: columnIndex } = cell;
    if (target.matches('.PortalEdit-input')) {
      const step = editing.handleInputKey(event, item, columnIndex);
      if (step) runCommand({ kind: 'focus', ...step }, item, columnIndex);
      return;
    }
    // Keys that press a button are not handled by the tree.
    if (target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ')) return;
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    const command = getCommand({
      key: toReadingKey(target, event.key),
      ctrlKey,
      metaKey,
      altKey,
      shiftKey,
      isFirstCell: columnIndex === 0,
      isLastCell: columnIndex === cellCount - 1,
      isOpen: isOpen(item),
      isTopLevel: item.parent === null,
      edit: editing.findColumn(columnIndex)?.edit,
    });
    if (!command) return;
    // A typed character must still arrive in the input.
    if (command.kind !== 'edit' || command.shouldKeepText || event.key.length > 1) event.preventDefault();
    runCommand(command, item, columnIndex);
  };
}
