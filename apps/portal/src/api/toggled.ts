import type { ToggleAnswer } from '@portal/ui/administration';
import { submitResult } from './submitResult.ts';

/** Makes a call the answer of a tick that acts at once: done, or why not, in one sentence. */
export async function toggled(send: () => Promise<unknown>): Promise<ToggleAnswer> {
  const result = await submitResult(send)(undefined);
  if (result.ok) return { ok: true };
  const fieldTexts = Object.values(result.fields).flat();
  return { ok: false, message: result.message || fieldTexts.join(' ') };
}
