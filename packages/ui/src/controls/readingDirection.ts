/** Whether lines of an element begin at the right. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** The key as it is meant in lines that begin at the left: the right arrow leads forward. */
export function toReadingKey(element: Element, key: string): string {
  const mirrored = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }[key];
  return mirrored && isRightToLeft(element) ? mirrored : key;
}
