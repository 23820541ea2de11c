import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Presses the first link or button in the cells of a row, with the keys that are held: Ctrl opens a tab.
 * @returns false outside of rows, on controls, and at the end of selecting text
 */
export function openRow(event: KeyboardEvent | MouseEvent): boolean {
  const { target, type, ctrlKey, metaKey, shiftKey } = event;
  const pressed = target as Element;
  const opener = pressed.closest('[data-rowindex]')?.querySelector('[tabindex] :is(a, button)');
  const isSelecting = type === 'click' && getSelection()?.toString();
  if (!opener || isSelecting || pressed.closest('a, button, input, label')) return false;
  const options = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  opener.dispatchEvent(new MouseEvent('click', options));
  return true;
}
