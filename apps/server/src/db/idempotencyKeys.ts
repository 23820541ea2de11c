import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../errors.ts';
import type { Db } from './database.ts';

export interface IdempotentCall {
  key: string;
  /** Operation and user. The same key in another scope is another key. */
  scope: string;
  body: unknown;
}

/** How long responses are stored. */
export const idempotencyKeyHours = 24;

/**
 * Runs `work` once per idempotency key. A repeated call within a day gets the stored response. Of concurrent calls one
 * runs, the others wait. Must run in the transaction of `work`, so that both are stored or neither.
 * @param call `null` if the caller sent no key
 * @param hasEffect false for a response that refuses the call: it is not stored, so that the corrected call may use the
 * same key
 */
export async function runIdempotent<Result>(
  db: Db,
  call: IdempotentCall | null,
  work: () => Promise<Result>,
  hasEffect: (response: Result) => boolean = () => true,
): Promise<Result> {
  if (call === null) return work();
  const keyHash = hashKey(call);
  const { rows } = await sql`
    insert into idempotency_keys (key_hash, body_hash) values (${keyHash}, ${hashBody(call)})
    on conflict (key_hash) do update set body_hash = excluded.body_hash, response = null, created_at = now()
      where not ${isStored()}
    returning key_hash`.execute(db);
  if (rows.length === 0)
    return ((await findStoredResponse<Result>(db, call)) as { response: Result }).response;
  const response = await work();
  if (!hasEffect(response)) {
    await sql`delete from idempotency_keys where key_hash = ${keyHash}`.execute(db);
    return response;
  }
  await sql`
    update idempotency_keys set response = ${JSON.stringify(response ?? null)}::jsonb where key_hash = ${keyHash}`.execute(
    db,
  );
  return response;
}

/**
 * Returns the stored response of a call; `null` if it has not run within a day.
 * @throws AppError request.key_reused if its key was used with a different body
 */
export async function findStoredResponse<Result>(
  db: Db,
  call: IdempotentCall | null,
): Promise<{ response: Result } | null> {
  if (call === null) return null;
  const { rows } = await sql<{ body_hash: Buffer; response: Result | null }>`
    select body_hash, response from idempotency_keys
    where key_hash = ${hashKey(call)} and ${isStored()}`.execute(db);
  const [stored] = rows;
  if (!stored) return null;
  if (!hashBody(call).equals(stored.body_hash)) throw new AppError('request.key_reused');
  return { response: (stored.response ?? undefined) as Result };
}

/** Expired ones are removed some time later. */
const isStored = () =>
  sql`(idempotency_keys.created_at > now() - make_interval(hours => ${idempotencyKeyHours}))`;

const hashKey = ({ scope, key }: IdempotentCall) => hash('sha256', `${scope}\n${key}`, 'buffer');
const hashBody = ({ key, body }: IdempotentCall) =>
  hash('sha256', `${key}\n${JSON.stringify(body)}`, 'buffer');
