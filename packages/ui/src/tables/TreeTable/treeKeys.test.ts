import { expect, test } from 'vitest';
import { getCommand, type TreeCommand, type TreeKeyEvent } from './treeKeys.ts';

const cell: Omit<TreeKeyEvent, 'key'> = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isFirstCell: false,
  isLastCell: false,
  isOpen: null,
  isTopLevel: false,
  edit: undefined,
};
const text = { edit: { kind: 'text' as const } };
const first = { isFirstCell: true };

test.each<{ why: string; key: string; at?: Partial<TreeKeyEvent>; command: TreeCommand | null }>([
  { why: 'down one row', key: 'ArrowDown', command: { kind: 'focus', rows: 1, columns: 0 } },
  { why: 'to the next cell', key: 'ArrowRight', command: { kind: 'focus', rows: 0, columns: 1 } },
  {
    why: 'a closed row opens',
    key: 'ArrowRight',
    at: { ...first, isOpen: false },
    command: { kind: 'expand' },
  },
  {
    why: 'an open row goes to its first child',
    key: 'ArrowRight',
    at: { ...first, isOpen: true },
    command: { kind: 'focus', rows: 0, columns: 1 },
  },
  {
    why: 'only the first cell opens a row',
    key: 'ArrowRight',
    at: { isOpen: false },
    command: { kind: 'focus', rows: 0, columns: 1 },
  },
  {
    why: 'an open row closes',
    key: 'ArrowLeft',
    at: { ...first, isOpen: true },
    command: { kind: 'collapse' },
  },
  {
    why: 'a closed row goes to its parent',
    key: 'ArrowLeft',
    at: { ...first, isOpen: false },
    command: { kind: 'toParent' },
  },
  {
    why: 'a top-level row has no parent',
    key: 'ArrowLeft',
    at: { ...first, isTopLevel: true },
    command: null,
  },
  { why: 'to the previous cell', key: 'ArrowLeft', command: { kind: 'focus', rows: 0, columns: -1 } },
  { why: 'start of the row', key: 'Home', command: { kind: 'edge', column: 'first' } },
  {
    why: 'end of the table',
    key: 'End',
    at: { ctrlKey: true },
    command: { kind: 'edge', row: 'last', column: 'last' },
  },
  {
    why: 'start of the table',
    key: 'Home',
    at: { ctrlKey: true },
    command: { kind: 'edge', row: 'first', column: 'first' },
  },
  { why: 'all siblings open', key: '*', at: text, command: { kind: 'expandSiblings' } },
  { why: 'a row moves up', key: 'ArrowUp', at: { altKey: true }, command: { kind: 'move', step: 'up' } },
  { why: 'a row moves in', key: 'ArrowRight', at: { altKey: true }, command: { kind: 'move', step: 'in' } },
  { why: 'other Alt keys are left to the browser', key: 'd', at: { ...text, altKey: true }, command: null },
  { why: 'Tab moves along the row', key: 'Tab', command: { kind: 'focus', rows: 0, columns: 1 } },
  { why: 'Tab leaves at the end of the row', key: 'Tab', at: { isLastCell: true }, command: null },
  { why: 'Shift+Tab leaves at its start', key: 'Tab', at: { ...first, shiftKey: true }, command: null },
  {
    why: 'Shift+Tab moves back along the row',
    key: 'Tab',
    at: { shiftKey: true },
    command: { kind: 'focus', rows: 0, columns: -1 },
  },
  {
    why: 'Delete empties the text',
    key: 'Delete',
    at: text,
    command: { kind: 'edit', shouldKeepText: false },
  },
  {
    why: 'Backspace empties the text',
    key: 'Backspace',
    at: text,
    command: { kind: 'edit', shouldKeepText: false },
  },
  { why: 'Enter keeps the text', key: 'Enter', at: text, command: { kind: 'edit', shouldKeepText: true } },
  { why: 'typing replaces the text', key: 'é', at: text, command: { kind: 'edit', shouldKeepText: false } },
  { why: 'F2 keeps the text', key: 'F2', at: text, command: { kind: 'edit', shouldKeepText: true } },
  { why: 'read-only cells accept no text', key: 'a', command: null },
  { why: 'copying is left to the browser', key: 'c', at: { ...text, ctrlKey: true }, command: null },
  {
    why: 'Space toggles a checkbox',
    key: ' ',
    at: { edit: { kind: 'checkbox' } },
    command: { kind: 'toggleCheckbox' },
  },
  { why: 'letters do not toggle a checkbox', key: 'x', at: { edit: { kind: 'checkbox' } }, command: null },
  { why: 'key names are not text', key: 'F5', at: text, command: null },
  { why: 'Esc reverts the cell', key: 'Escape', command: { kind: 'revert' } },
])('$key: $why', ({ key, at, command }) => expect(getCommand({ ...cell, key, ...at })).toEqual(command));
