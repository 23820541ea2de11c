import type { KeyedCall } from '../db/keptAnswers.ts';
import { AppError } from '../errors.ts';
import type { Context } from './handlers.ts';

interface KeyedInput {
  header: { 'Idempotency-Key'?: string };
  body: unknown;
}

/**
 * The call as it is recognised when it is sent again; `null` when the caller gave no key. Keys belong to their user;
 * between services, where there is no user, the gateway has made them differ.
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
