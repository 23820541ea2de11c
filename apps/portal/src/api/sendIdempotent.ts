import { IdempotencyKeys } from './idempotencyKeys.ts';

/** The parameters of an idempotent request. */
export interface IdempotencyParams {
  header: { 'Idempotency-Key': string };
}

const keys = new IdempotencyKeys();

/** Forgets all keys, because they contain data of the previous user. */
export function clearIdempotencyKeys(): void {
  keys.clear();
}

/**
 * Sends a request that creates or starts something with an idempotency key, so that it can be retried safely: after a
 * failure the server may have executed it although the response was lost.
 * @param request identifies the request, including all its content
 */
export async function sendIdempotent<Result>(
  request: string,
  send: (params: IdempotencyParams) => Promise<Result>,
): Promise<Result> {
  const result = await send({ header: { 'Idempotency-Key': keys.getKey(request) } });
  keys.remove(request);
  return result;
}
