/** Text of an element as announced by a screen reader: without hidden parts, and with separated parts. */
export function getSpokenText(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, previousSibling, nodeValue } = walker.currentNode;
    if (!parentElement || isHiddenFromScreenReaders(parentElement)) continue;
    // A place where a word may break is no blank.
    const separator = previousSibling?.nodeName === 'WBR' ? '' : ' ';
    parts.push(separator, nodeValue ?? '');
  }
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}

/** Name of a button, link or heading: its label for screen readers, else its text. */
export function getAccessibleName(element: Element): string {
  return element.getAttribute('aria-label') ?? getSpokenText(element);
}

/** Texts an element is described by, in order. */
export function getDescriptions(element: Element): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return ids.flatMap((id) => {
    const description = element.ownerDocument.getElementById(id);
    return description ? [getSpokenText(description)] : [];
  });
}

/**
 * The item with this name.
 * @throws an error that lists the names there are
 */
export function findByName<T extends Element>(
  elements: Iterable<T>,
  name: string,
  kind: string,
  getName: (thing: T) => string = getAccessibleName,
): T {
  const all = [...elements];
  const found = all.find((thing) => getName(thing) === name);
  if (found) return found;
  const names = all.map((thing) => `"${getName(thing)}"`).join(', ') || 'none';
  throw new Error(`No ${kind} is named "${name}". Found: ${names}.`);
}

/** The named button inside an element. @throws when there is none */
export function findButton(element: Element, name: string): HTMLButtonElement {
  return findByName(element.querySelectorAll('button'), name, 'button');
}

/** True for an enabled button, however it would be disabled. */
export function isEnabled(button: HTMLButtonElement): boolean {
  return !button.disabled && button.getAttribute('aria-disabled') !== 'true';
}

/** True for elements hidden from screen readers. */
export function isHiddenFromScreenReaders(element: Element): boolean {
  return element.closest('[aria-hidden="true"]') !== null;
}
