import { type MouseEvent, useState } from 'react';
import { useMenu } from '../../controls/PopupMenu/useMenu.tsx';
import { getRowName } from '../Column.ts';
import type { TableProps } from '../TableProps.ts';
import type { TableLocaleText } from './tableLocaleText.ts';

interface RowMenuOptions<Row> extends Pick<TableProps<Row, never>, 'columns' | 'rowActions'> {
  findRow: (target: EventTarget) => Row | undefined;
  strings: TableLocaleText;
}

const noEntries: readonly never[] = [];
const rowMenuButton = '[data-rowindex] button[aria-haspopup="menu"]';

/**
 * Row menu of a table: opened by its button, and as the context menu of the row. Inputs keep their own context
 * menu.
 */
export function useRowMenu<Row>({ columns, rowActions, findRow, strings }: RowMenuOptions<Row>) {
  const [menuRow, setMenuRow] = useState<Row | null>(null);
  const { menu, openAt } = useMenu({
    label: menuRow ? strings.actionsFor(getRowName(columns, menuRow)) : strings.actions,
    entries: (menuRow && rowActions?.(menuRow)) ?? noEntries,
  });
  const open = (event: MouseEvent) => {
    const target = event.target as Element;
    const row = rowActions && findRow(target);
    if (!row || target.closest('textarea, input:not([type="checkbox"], [type="radio"])')) return;
    event.preventDefault();
    setMenuRow(row);
    openAt(target.closest<HTMLElement>(rowMenuButton) ?? getMenuPosition(event, target));
  };
  return {
    menu,
    onContextMenu: open,
    onClick: (event: MouseEvent) => {
      if ((event.target as Element).closest(rowMenuButton)) open(event);
    },
  };
}

/** Position of a context menu: at the pointer, or below the focused cell when it was opened by keyboard. */
function getMenuPosition({ clientX, clientY }: MouseEvent, target: Element): { left: number; top: number } {
  if (clientX !== 0 || clientY !== 0) return { left: clientX, top: clientY };
  const { left, bottom } = target.getBoundingClientRect();
  return { left: left + 12, top: bottom };
}
