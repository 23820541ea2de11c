/** Identifies an element across re-renders: its position in the tree and a fingerprint of its content. */
export interface FocusTrail {
  /** 0-based child indexes from the root down. */
  path: readonly number[];
  fingerprint: string;
}

/** Returns the trail from the root to a descendant. */
export function createFocusTrail(root: Element, element: Element): FocusTrail {
  const path: number[] = [];
  for (let node = element; node !== root && node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return { path, fingerprint: getFingerprint(element) };
}

/** Finds the element of a trail; `null` when it is missing or has changed. */
export function findByFocusTrail(root: Element, { path, fingerprint }: FocusTrail): HTMLElement | null {
  let node: Element | undefined = root;
  for (const index of path) node = node?.children[index];
  return node instanceof HTMLElement && getFingerprint(node) === fingerprint ? node : null;
}

function getFingerprint(element: Element): string {
  return [element.tagName, element.getAttribute('name'), element.textContent].join(' ');
}
