import { listPageActions } from '../../actions/pageActions.ts';
import { SEARCH_KEYS } from './usePalette.ts';

/** A shortcut and what it does. */
interface Shortcut {
  keys: string;
  label: string;
}

/** Keys that work on every page, and in the parts that it has. */
const everywhere: readonly Shortcut[] = [
  ...SEARCH_KEYS.split(' ').map((keys) => ({ keys, label: 'Search' })),
  { keys: '?', label: 'Keyboard shortcuts' },
  { keys: '↑ ↓ ← →', label: 'In a table: move between the cells' },
  { keys: 'Shift+F10', label: 'In a table: open the menu of the row' },
  { keys: 'Enter', label: 'In a form: submit it' },
  { keys: 'Esc', label: 'In a dialog: close it' },
];

/** The shortcuts of the actions of the shown page, and those that work everywhere. */
export function listShortcuts(): Shortcut[] {
  const ofPage = listPageActions().flatMap(({ keys, label }) =>
    keys === undefined ? [] : [{ keys, label }],
  );
  return [...ofPage, ...everywhere].map(({ keys, label }) => ({
    keys: keys.replace('Control', 'Ctrl').replace('Meta', '⌘'),
    label,
  }));
}
