import type { ToggleResult } from '@portal/ui/administration';
import { submitResult } from './submitResult.ts';

/** Wraps a call as handler of a checkbox that saves immediately: success, or an error message. */
export async function toggleResult(send: () => Promise<unknown>): Promise<ToggleResult> {
  const result = await submitResult(send)(undefined);
  if (result.ok) return { ok: true };
  const fieldTexts = Object.values(result.fields).flat();
  return { ok: false, message: result.message || fieldTexts.join(' ') };
}
