import { listPageActions } from '../../actions/pageActions.ts';
import { SEARCH_KEYS } from './usePalette.ts';

/** A shortcut and what it does. */
interface Shortcut {
  keys: string;
  label: string;
}

const everywhere: readonly Shortcut[] = [
  { keys: SEARCH_KEYS.replaceAll(' ', ' or '), label: 'Search' },
  { keys: '?', label: 'Keyboard shortcuts' },
];

/** Keys of what a page can have, by its CSS selector. */
const ofParts: Readonly<Record<string, readonly Shortcut[]>> = {
  ':is(table, [role="grid"])': [{ keys: '↑ ↓ ← →', label: 'In a table: move between the cells' }],
  'table:not([role])': [{ keys: 'Ctrl+C', label: 'In a table: copy the cell' }],
  'thead [data-columnid]:is(button)': [
    { keys: 'Enter', label: 'On a heading: sort by the column, then reverse the order' },
    { keys: 'Shift+Enter', label: 'On a heading: sort by a further column' },
  ],
  ':is([role="grid"], [role="treegrid"])': [
    { keys: 'Enter or F2', label: 'In a table that is edited: edit the cell' },
    { keys: 'Esc', label: 'In a table that is edited: restore the cell, then the row' },
  ],
  '[role="treegrid"]': [
    { keys: '→ ←', label: 'In the first cell of a row: expand and collapse it' },
    { keys: 'Alt+↑ ↓ → ←', label: 'In a tree: move the row' },
  ],
  ':is(tbody, [role="grid"]) [aria-haspopup="menu"]': [
    { keys: 'Shift+F10', label: 'In a table: open the menu of the row' },
  ],
  form: [{ keys: 'Enter', label: 'In a form: submit it' }],
};

/** The shortcuts of the actions and parts of the shown page, and those that work everywhere. */
export function listShortcuts(): Shortcut[] {
  const ofPage = listPageActions().flatMap(({ keys, label }) =>
    keys === undefined ? [] : [{ keys, label }],
  );
  const ofShownParts = Object.entries(ofParts).flatMap(([selector, shortcuts]) =>
    isShown(selector) ? shortcuts : [],
  );
  return [...ofPage, ...ofShownParts, ...everywhere].map(({ keys, label }) => ({
    keys: keys.replace('Control', 'Ctrl').replace('Meta', '⌘'),
    label,
  }));
}

/** Screens that were left stay in the document, hidden. */
function isShown(selector: string): boolean {
  return [...document.querySelectorAll(`main ${selector}`)].some((element) => element.checkVisibility());
}
