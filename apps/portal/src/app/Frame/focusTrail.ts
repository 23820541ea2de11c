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

/** Focuses what is nearest to where the element of a trail was; the last sibling in place of one that is missing. */
export function focusNearTrail(root: Element, { path }: FocusTrail): void {
  const nodes = [root];
  for (const index of path) {
    const children = nodes[0]?.children;
    const child = children?.[index] ?? children?.[children.length - 1];
    if (child) nodes.unshift(child);
  }
  for (const node of nodes.flatMap((near) => [near, ...near.querySelectorAll('*')])) {
    if (node instanceof HTMLElement) node.focus({ preventScroll: true });
    if (node === document.activeElement) return;
  }
}

function getFingerprint(element: Element): string {
  return [element.tagName, element.getAttribute('name'), element.textContent].join(' ');
}
