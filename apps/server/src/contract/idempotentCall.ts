import type { IdempotentCall } from '../db/idempotencyKeys.ts';
import { AppError } from '../errors.ts';
import type { Context } from './handlers.ts';

interface InputWithKey {
  header: { 'Idempotency-Key'?: string };
  body: unknown;
}

/**
 * Returns the call's idempotency data, or `null` if the caller sent no key. Keys are scoped by user. For calls between
 * services, which have no user, the gateway makes the keys unique per user.
 */
export function toIdempotentCall(
  operation: string,
  { header, body }: InputWithKey,
  { session }: Pick<Context, 'session'>,
): IdempotentCall | null {
  const key = header['Idempotency-Key'];
  if (key === undefined) return null;
  const createConflictError = () => new AppError('request.key_reused');
  return { key, scope: `${operation}\n${session?.userId ?? ''}`, body, createConflictError };
}
