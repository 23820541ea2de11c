/** The way to an element that outlives the element: by its place, and by what it looked like there. */
export interface FocusTrail {
  /** Which child, from the root down; 0-based. */
  path: readonly number[];
  look: string;
}

/** The way from the root to an element in it. */
export function trailTo(root: Element, element: Element): FocusTrail {
  const path: number[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return { path, look: lookOf(element) };
}

/** The element at the end of the way; `null` when another stands there now, or none. */
export function followTrail(root: Element, { path, look }: FocusTrail): HTMLElement | null {
  let at: Element | undefined = root;
  for (const index of path) at = at?.children[index];
  return at instanceof HTMLElement && lookOf(at) === look ? at : null;
}

function lookOf(element: Element): string {
  return [element.tagName, element.getAttribute('name'), element.textContent].join(' ');
}
