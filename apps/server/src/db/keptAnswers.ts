import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A call with an idempotency key. */
export interface KeyedCall {
  key: string;
  /** Operation and user. The same key in another scope is another key. */
  scope: string;
  body: unknown;
  /** The error for a key that was already used with a different body. */
  refusal: () => Error;
}

/** How long responses are stored. */
const keptHours = 24;

/**
 * Runs `work` once per idempotency key. A repeated call within a day gets the stored response. Of concurrent calls one
 * runs, the others wait. Must run in the transaction of `work`, so that both are stored or neither.
 * @param call `null` if the caller sent no key
 */
export async function answerOnce<Answer>(
  db: Db,
  call: KeyedCall | null,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (call === null) return work();
  await forgetOld(db);
  const keyHash = keyHashOf(call);
  const { rows } = await sql`
    insert into kept_answers (key_hash, body_hash) values (${keyHash}, ${bodyHashOf(call)})
    on conflict (key_hash) do nothing returning key_hash`.execute(db);
  if (rows.length === 0) return ((await keptAnswer<Answer>(db, call)) as { answer: Answer }).answer;
  const answer = await work();
  await sql`
    update kept_answers set answer = ${JSON.stringify(answer ?? null)}::jsonb where key_hash = ${keyHash}`.execute(
    db,
  );
  return answer;
}

/**
 * Returns the stored response of a call; `null` if it has not run within a day.
 * @throws if its key was used with a different body
 */
export async function keptAnswer<Answer>(db: Db, call: KeyedCall | null): Promise<{ answer: Answer } | null> {
  if (call === null) return null;
  const { rows } = await sql<{ body_hash: Buffer; answer: Answer | null }>`
    select body_hash, answer from kept_answers
    where key_hash = ${keyHashOf(call)} and created_at > now() - make_interval(hours => ${keptHours})`.execute(
    db,
  );
  const [kept] = rows;
  if (!kept) return null;
  if (!bodyHashOf(call).equals(kept.body_hash)) throw call.refusal();
  return { answer: (kept.answer ?? undefined) as Answer };
}

async function forgetOld(db: Db): Promise<void> {
  await sql`
    delete from kept_answers where key_hash in (
      select key_hash from kept_answers
      where created_at < now() - make_interval(hours => ${keptHours}) for update skip locked)`.execute(db);
}

const keyHashOf = ({ scope, key }: KeyedCall) => sha256(`${scope}\n${key}`);
const bodyHashOf = ({ key, body }: KeyedCall) => sha256(`${key}\n${JSON.stringify(body)}`);

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
