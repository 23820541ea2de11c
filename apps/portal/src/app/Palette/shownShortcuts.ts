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
  const declared = findVisible(page, '[aria-keyshortcuts]').flatMap((element) =>
    (element.getAttribute('aria-keyshortcuts') ?? '').split(' ').map((keys) => ({
      keys: formatKeys(keys),
      label: getElementName(element),
    })),
  );
  const ofParts = partKeys.flatMap(({ selector, shortcuts }) =>
    findVisible(page, selector).length > 0 ? shortcuts : [],
  );
  const all = [...declared, always, ...ofParts];
  return [...new Map(all.map((each) => [`${each.keys} ${each.label}`, each])).values()];
}

export function findVisible(page: ParentNode, selector: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
}

/** `Control+K` as people write it. */
function formatKeys(keys: string): string {
  return keys.replace('Control', 'Ctrl').replace('Meta', '⌘');
}

/** The label of an element, or its text without what is hidden from screen readers. */
export function getElementName(element: Element): string {
  const parts = [...element.childNodes].filter(
    (node) => !(node instanceof Element && node.ariaHidden === 'true'),
  );
  return (
    element.ariaLabel ??
    parts
      .map(({ textContent }) => textContent)
      .join('')
      .trim()
  );
}
