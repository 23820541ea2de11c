import { CallKeys } from './callKeys.ts';

/** The parameters of an idempotent request. */
export interface OnceParams {
  header: { 'Idempotency-Key': string };
}

const keys = new CallKeys();

/** Forgets all keys, because they contain data of the previous user. */
export function forgetCallKeys(): void {
  keys.clear();
}

/**
 * Sends a request that creates or starts something with an idempotency key, so that it can be retried safely: after a
 * failure the server may have executed it although the response was lost.
 * @param thing identifies the request, including all its content
 */
export async function once<Answer>(
  thing: string,
  send: (params: OnceParams) => Promise<Answer>,
): Promise<Answer> {
  const answer = await send({ header: { 'Idempotency-Key': keys.keyOf(thing) } });
  keys.answered(thing);
  return answer;
}
