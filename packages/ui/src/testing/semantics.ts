/** Text of an element as a screen reader says it: without what is hidden from it, its parts set apart. */
export function spokenText(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent && !isSilent(parent)) parts.push(walker.currentNode.nodeValue ?? '');
  }
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** Name of a button, link or heading: its label for screen readers, else its text. */
export function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? spokenText(element);
}

/** Texts an element is described by, in order. */
export function descriptionsOf(element: Element): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return ids.flatMap((id) => {
    const description = element.ownerDocument.getElementById(id);
    return description ? [spokenText(description)] : [];
  });
}

/**
 * The one of the named things that has this name.
 * @throws an error that lists the names there are
 */
export function named<T extends Element>(
  things: Iterable<T>,
  name: string,
  kind: string,
  read: (thing: T) => string = nameOf,
): T {
  const all = [...things];
  const found = all.find((thing) => read(thing) === name);
  if (found) return found;
  const names = all.map((thing) => `"${read(thing)}"`).join(', ') || 'none';
  throw new Error(`No ${kind} is named "${name}". There are: ${names}.`);
}

/** The named button inside an element. @throws when there is none */
export function buttonIn(element: Element, name: string): HTMLButtonElement {
  return named(element.querySelectorAll('button'), name, 'button');
}

/** True for a button that can be pressed, whichever way it is disabled. */
export function isEnabled(button: HTMLButtonElement): boolean {
  return !button.disabled && button.getAttribute('aria-disabled') !== 'true';
}

/** True for what screen readers do not know of. */
export function isSilent(element: Element): boolean {
  return element.closest('[aria-hidden="true"]') !== null;
}
