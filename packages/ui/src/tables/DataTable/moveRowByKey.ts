import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { RowReorder } from './rowMoves.ts';

/**
 * Moves the row of the focused cell with Alt and an arrow key; the focus moves with it. Inputs keep their keys.
 * @returns whether the key was handled
 */
export function moveRowByKey(event: KeyboardEvent, onRowMove: (move: RowReorder) => void): boolean {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const isOnlyAlt = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const target = event.target as Element;
  if (step === undefined || !isOnlyAlt || target.matches('input, select, textarea')) return false;
  const row = target.closest<HTMLElement>('[data-rowindex]');
  const cell = target.closest<HTMLTableCellElement>('th, td');
  const next = step < 0 ? row?.previousElementSibling : row?.nextElementSibling;
  if (!row || !cell || !(next instanceof HTMLElement) || next.dataset.rowindex === undefined) return false;
  const body = row.parentElement;
  const toIndex = Number(next.dataset.rowindex);
  // The row must be rendered at its new index before it can be focused.
  flushSync(() => onRowMove({ fromIndex: Number(row.dataset.rowindex), toIndex }));
  const movedRow = body?.querySelector<HTMLTableRowElement>(`[data-rowindex="${toIndex}"]`);
  (movedRow?.cells[cell.cellIndex] as HTMLElement | undefined)?.focus();
  return true;
}
