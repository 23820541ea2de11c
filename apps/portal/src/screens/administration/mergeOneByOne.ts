import type { ToggleAnswer } from '@portal/ui/administration';

/**
 * Adds several items to a user, one call after the other. A failure does not stop the rest; the result lists what was
 * added and what failed.
 */
export async function mergeOneByOne<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  add: (thing: Thing) => Promise<ToggleAnswer>,
): Promise<ToggleAnswer> {
  const added: string[] = [];
  const refused: string[] = [];
  for (const thing of things) {
    const answer = await add(thing);
    if (answer.ok) added.push(nameOf(thing));
    else refused.push(`${nameOf(thing)}: ${answer.message}`);
  }
  const addedText = added.length > 0 ? `Added: ${added.join(', ')}.` : '';
  if (refused.length === 0) return { ok: true, effect: addedText };
  return { ok: false, message: [addedText, `Not added. ${refused.join(' ')}`].filter(Boolean).join(' ') };
}
