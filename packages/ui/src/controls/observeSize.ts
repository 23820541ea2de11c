/**
 * Calls back after each layout that has changed the size of an element, beginning with the next one; where there is no
 * layout, as in jsdom, never.
 * @returns ends it
 */
export function observeSize(elements: readonly Element[], onResize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onResize);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
