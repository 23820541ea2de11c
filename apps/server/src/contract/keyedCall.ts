import type { KeyedCall } from '../db/keptAnswers.ts';
import { AppError } from '../errors.ts';
import type { Context } from './handlers.ts';

interface KeyedInput {
  header: { 'Idempotency-Key'?: string };
  body: unknown;
}

/**
 * Returns the call's idempotency data, or `null` if the caller sent no key. Keys are scoped by user. For calls between
 * services, which have no user, the gateway makes the keys unique per user.
 */
export function keyedCall(
  operation: string,
  { header, body }: KeyedInput,
  { session }: Pick<Context, 'session'>,
): KeyedCall | null {
  const key = header['Idempotency-Key'];
  if (key === undefined) return null;
  const refusal = () => new AppError('request.key_reused');
  return { key, scope: `${operation}\n${session?.userId ?? ''}`, body, refusal };
}
