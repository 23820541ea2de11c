import type { CellEdit } from '../editing/CellEdit.ts';
import type { MoveStep } from './treeMoves.ts';

/** Command that a key triggers. */
export type TreeCommand =
  | { kind: 'focus'; rows: number; columns: number }
  | { kind: 'edge'; row?: 'first' | 'last'; column?: 'first' | 'last' }
  | { kind: 'page'; direction: 1 | -1 }
  | { kind: 'toParent' }
  | { kind: 'expand' | 'collapse' | 'expandSiblings' }
  | { kind: 'move'; step: MoveStep }
  | { kind: 'edit'; shouldKeepText: boolean }
  | { kind: 'toggleCheckbox' }
  | { kind: 'revert' };

/** The key and the state of the focused cell. */
export interface TreeKeyEvent {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** Whether it is the cell that shows the tree. */
  isFirstCell: boolean;
  isLastCell: boolean;
  /** `null`: the row has no children. */
  isOpen: boolean | null;
  isTopLevel: boolean;
  /** How the cell is edited; `undefined` for read-only cells. */
  edit: CellEdit | undefined;
}

const steps: ReadonlyMap<string, MoveStep> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowRight', 'in'],
  ['ArrowLeft', 'out'],
]);

/** Of keys that mean the same in every cell. */
const commands: ReadonlyMap<string, TreeCommand> = new Map<string, TreeCommand>([
  ['ArrowUp', { kind: 'focus', rows: -1, columns: 0 }],
  ['ArrowDown', { kind: 'focus', rows: 1, columns: 0 }],
  ['Home', { kind: 'edge', column: 'first' }],
  ['End', { kind: 'edge', column: 'last' }],
  ['PageUp', { kind: 'page', direction: -1 }],
  ['PageDown', { kind: 'page', direction: 1 }],
  ['*', { kind: 'expandSiblings' }],
  ['Escape', { kind: 'revert' }],
]);

/** Command of a key in a cell that is not being edited; `null` for keys that the tree does not handle. */
export function getCommand(key: TreeKeyEvent): TreeCommand | null {
  if (key.altKey) return getAltCommand(key);
  if (key.ctrlKey || key.metaKey) return getControlCommand(key);
  if (key.key === 'ArrowRight') return getArrowRightCommand(key);
  if (key.key === 'ArrowLeft') return getArrowLeftCommand(key);
  if (key.key === 'Tab') return getTabCommand(key);
  return commands.get(key.key) ?? getEditCommand(key);
}

function getArrowRightCommand({ isFirstCell, isOpen }: TreeKeyEvent): TreeCommand {
  return isFirstCell && isOpen === false ? { kind: 'expand' } : { kind: 'focus', rows: 0, columns: 1 };
}

function getArrowLeftCommand({ isFirstCell, isOpen, isTopLevel }: TreeKeyEvent): TreeCommand | null {
  if (!isFirstCell) return { kind: 'focus', rows: 0, columns: -1 };
  if (isOpen) return { kind: 'collapse' };
  return isTopLevel ? null : { kind: 'toParent' };
}

/** Tab moves within the row and leaves the table at its end. */
function getTabCommand({ shiftKey, isFirstCell, isLastCell }: TreeKeyEvent): TreeCommand | null {
  if (shiftKey ? isFirstCell : isLastCell) return null;
  return { kind: 'focus', rows: 0, columns: shiftKey ? -1 : 1 };
}

function getAltCommand({ key, ctrlKey, metaKey, shiftKey }: TreeKeyEvent): TreeCommand | null {
  const step = steps.get(key);
  return step && !ctrlKey && !metaKey && !shiftKey ? { kind: 'move', step } : null;
}

function getControlCommand({ key }: TreeKeyEvent): TreeCommand | null {
  if (key === 'Home') return { kind: 'edge', row: 'first', column: 'first' };
  if (key === 'End') return { kind: 'edge', row: 'last', column: 'last' };
  return null;
}

function getEditCommand({ key, edit }: TreeKeyEvent): TreeCommand | null {
  if (!edit) return null;
  if (edit.kind === 'checkbox') return key === ' ' || key === 'Enter' ? { kind: 'toggleCheckbox' } : null;
  if (key === 'Enter' || key === 'F2') return { kind: 'edit', shouldKeepText: true };
  const isTyping = [...key].length === 1 || key === 'Delete' || key === 'Backspace';
  return isTyping ? { kind: 'edit', shouldKeepText: false } : null;
}
