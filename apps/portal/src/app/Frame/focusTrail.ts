/** Identifies an element across re-renders: its position in the tree and a fingerprint of its content. */
export interface FocusTrail {
  /** 0-based child indexes from the root down. */
  path: readonly number[];
  look: string;
}

/** Returns the trail from the root to a descendant. */
export function trailTo(root: Element, element: Element): FocusTrail {
  const path: number[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return { path, look: lookOf(element) };
}

/** Finds the element of a trail; `null` when it is missing or has changed. */
export function followTrail(root: Element, { path, look }: FocusTrail): HTMLElement | null {
  let at: Element | undefined = root;
  for (const index of path) at = at?.children[index];
  return at instanceof HTMLElement && lookOf(at) === look ? at : null;
}

function lookOf(element: Element): string {
  return [element.tagName, element.getAttribute('name'), element.textContent].join(' ');
}
