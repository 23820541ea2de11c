import { CallKeys } from './callKeys.ts';

/** What a call that is done once carries. */
export interface OnceParams {
  header: { 'Idempotency-Key': string };
}

const keys = new CallKeys();

/** What somebody has typed is not kept for the next one. */
export function forgetCallKeys(): void {
  keys.clear();
}

/**
 * Sends a call that makes or starts something under a key of its own: sent again before it has succeeded, it is done
 * once all the same. Whoever failed it may have done it: a server whose answer was lost, or a proxy before it.
 * @param thing what is done, with all that was typed: another text is another thing
 */
export async function once<Answer>(
  thing: string,
  send: (params: OnceParams) => Promise<Answer>,
): Promise<Answer> {
  const answer = await send({ header: { 'Idempotency-Key': keys.keyOf(thing) } });
  keys.answered(thing);
  return answer;
}
