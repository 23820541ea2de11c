/** A shortcut and what it does. */
export interface Shortcut {
  keys: string;
  label: string;
}

/** Keys of parts of a page, shown when the page has such a part. */
const partKeys: readonly { selector: string; shortcuts: readonly Shortcut[] }[] = [
  {
    selector: 'main table',
    shortcuts: [
      { keys: '↑ ↓ ← →', label: 'Move between the cells of a table' },
      { keys: 'Shift+F10', label: 'Open the menu of a row' },
    ],
  },
  { selector: 'main form', shortcuts: [{ keys: 'Enter', label: 'Submit the form' }] },
  { selector: '[role="dialog"]', shortcuts: [{ keys: 'Esc', label: 'Close the dialog' }] },
];

/** Works on every page. */
const always: Shortcut = { keys: '?', label: 'Keyboard shortcuts' };

/**
 * The shortcuts that work on the page: those that visible elements declare themselves (`aria-keyshortcuts`), named like
 * the element, and the keys of its parts.
 */
export function listShownShortcuts(page: ParentNode): Shortcut[] {
  const findVisible = (selector: string) =>
    [...page.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const declared = findVisible('[aria-keyshortcuts]').flatMap((element) =>
    (element.getAttribute('aria-keyshortcuts') ?? '').split(' ').map((keys) => ({
      keys: formatKeys(keys),
      label: getName(element),
    })),
  );
  const ofParts = partKeys.flatMap(({ selector, shortcuts }) =>
    findVisible(selector).length > 0 ? shortcuts : [],
  );
  const all = [...declared, always, ...ofParts];
  return [...new Map(all.map((each) => [`${each.keys} ${each.label}`, each])).values()];
}

/** `Control+K` as people write it. */
function formatKeys(keys: string): string {
  return keys.replace('Control', 'Ctrl').replace('Meta', '⌘');
}

/** The label of an element, or its text without what is hidden from screen readers. */
function getName(element: Element): string {
  const texts = [...element.children].filter((child) => child.ariaHidden !== 'true');
  return (
    element.ariaLabel ??
    texts
      .map(({ textContent }) => textContent)
      .join('')
      .trim()
  );
}
