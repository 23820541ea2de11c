import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A call that may be sent again because its answer was lost. */
export interface KeyedCall {
  key: string;
  /** The operation and whose call it is: the same key of somebody else is another one. */
  scope: string;
  body: unknown;
  /** The refusal of a key that has come with another body. */
  refusal: () => Error;
}

/** For how long a repeated call is answered as the first. */
const keptHours = 24;

/**
 * Does what a call asks for, unless the same call has been done within a day: then it answers what that was answered.
 * Of the same calls at the same time one does it, the others wait. Has to run in the transaction of `work`: both are
 * stored or neither.
 * @param call `null` when the caller gave no key
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
 * What a call was answered within a day; `null` when it has not been done.
 * @throws the refusal of the call when its key came with another body
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
