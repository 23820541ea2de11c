import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { insertLineBreak } from '../editing/CellInput.tsx';
import type { RowEdits } from '../editing/RowEdits.ts';
import { type EditableColumn, isEditable } from '../editing/RowState.ts';
import type { Column } from '../Column.ts';
import type { TreeItem } from './tree.ts';
import type { TreeFocus } from './useTreeFocus.ts';

interface TreeEditingParams<Row, Id extends string | number> {
  items: readonly TreeItem<Row, Id>[];
  columns: readonly Column<Row>[];
  edits: RowEdits<Row, Id>;
  focus: TreeFocus<Row, Id>;
}

/** Whether the active cell of the tree is being edited, and what starts and ends it. */
export function useTreeEditing<Row, Id extends string | number>(params: TreeEditingParams<Row, Id>) {
  const { items, columns, edits, focus } = params;
  const [isEditing, setEditing] = useState(false);

  const findColumn = (index: number): EditableColumn<Row> | undefined => {
    const column = columns[index];
    return column && isEditable(column) ? column : undefined;
  };
  /** Closes the input of the active cell and keeps the typed value. */
  const close = () => {
    const column = focus.active && findColumn(focus.active.column);
    if (focus.active && column) edits.validateCell(focus.active.id, column.field);
    setEditing(false);
  };

  return {
    isEditing,
    /** The column with this index if its cells can be edited. */
    findColumn,
    start(item: TreeItem<Row, Id>, index: number, shouldKeepText: boolean) {
      const column = findColumn(index);
      if (!column || column.edit.kind === 'checkbox') return;
      // Synchronously, because the key that started editing must arrive in the input.
      flushSync(() => {
        if (!shouldKeepText) edits.changeCell(item.id, column.field, '');
        focus.focusCell({ id: item.id, column: index });
        setEditing(true);
      });
    },
    /** A checkbox is not opened: it changes at once. */
    toggleCheckbox(item: TreeItem<Row, Id>, index: number) {
      const column = findColumn(index);
      if (column) edits.toggleCell(item.id, column.field);
    },
    /** @returns the rows and columns by which the focus moves if the key ends editing */
    handleInputKey(event: KeyboardEvent, item: TreeItem<Row, Id>, columnIndex: number) {
      const column = findColumn(columnIndex);
      const { key, shiftKey, altKey } = event;
      const isHandled = key === 'Enter' || key === 'Tab' || key === 'Escape';
      if (event.nativeEvent.isComposing || !column || !isHandled) return null;
      event.preventDefault();
      if (key === 'Escape') {
        edits.revert(item.id, column.field);
        setEditing(false);
        return { rows: 0, columns: 0 };
      }
      if (key === 'Enter' && (shiftKey || altKey) && column.edit.kind === 'multiline') {
        insertLineBreak(event.target as HTMLTextAreaElement);
        return null;
      }
      close();
      if (key === 'Tab') return { rows: 0, columns: shiftKey ? -1 : 1 };
      // There is no row below the last one to move to, so Enter saves it.
      if (focus.activeIndex === items.length - 1) edits.handleRowLeave(item.id);
      return { rows: 1, columns: 0 };
    },
    /** Called when the focus has left a row. */
    handleRowLeave(id: Id) {
      if (isEditing && focus.active?.id === id) close();
    },
    /** Called on blur: closes the input that loses the focus. */
    handleBlur(next: EventTarget | null) {
      const isInput = next instanceof Element && next.matches('.PortalEdit-input');
      if (isEditing && !isInput && next !== null) close();
    },
  };
}
