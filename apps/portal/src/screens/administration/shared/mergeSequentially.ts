import type { ToggleResult } from '@portal/ui/administration';

/**
 * Adds several items to a user, one call after the other. A failure does not stop the rest; the result lists what was
 * added and what failed.
 */
export async function mergeSequentially<Item>(
  items: readonly Item[],
  getName: (item: Item) => string,
  add: (item: Item) => Promise<ToggleResult>,
): Promise<ToggleResult> {
  const added: string[] = [];
  const failed: string[] = [];
  for (const item of items) {
    const result = await add(item);
    if (result.ok) added.push(getName(item));
    else failed.push(`${getName(item)}: ${result.message}`);
  }
  const addedText = added.length > 0 ? `Added: ${added.join(', ')}.` : '';
  if (failed.length === 0) return { ok: true, effect: addedText };
  return { ok: false, message: [addedText, `Not added. ${failed.join(' ')}`].filter(Boolean).join(' ') };
}
