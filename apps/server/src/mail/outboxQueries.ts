import { sql } from 'kysely';
import { countRows } from '../db/countRows.ts';
import type { Db } from '../db/database.ts';
import { insertRows } from '../db/insertRows.ts';
import type { Mail } from './mail.ts';

/** A message with all its recipients. */
export interface NewMessage {
  subject: string;
  body: string;
  sentBy: number;
  recipients: readonly { email: string; name: string }[];
}

/** Stores a message and one mail per recipient. Any server's worker may send them. */
export async function storeMessage(db: Db, message: NewMessage): Promise<number> {
  const { message_id } = await db
    .insertInto('messages')
    .values({ subject: message.subject, body: message.body, sent_by: message.sentBy })
    .returning('message_id')
    .executeTakeFirstOrThrow();
  const mails = message.recipients.map(({ email, name }) => ({ message_id, email, name }));
  await insertRows(db, 'outbox', mails);
  return message_id;
}

/** Counts the messages that a user has sent within the last minutes. */
export function countRecentMessages(db: Db, userId: number, minutes: number): Promise<number> {
  return countRows(
    db,
    sql`messages where sent_by = ${userId} and created_at > now() - make_interval(mins => ${minutes})`,
  );
}

/** A mail that a worker has leased. */
export interface LeasedMail extends Mail {
  /** Attempts, including this one. */
  attempts: number;
  ageMinutes: number;
}

/** Lease duration: longer than sending can take. */
const leaseMinutes = 5;

/**
 * Leases mails that are due, the oldest first. Each mail is leased by one worker only: rows locked by other workers are
 * skipped, leased ones are left alone until their lease expires.
 */
export async function leaseMails(db: Db, leaseId: string, count: number): Promise<LeasedMail[]> {
  const { rows } = await sql<LeasedMail>`
    with taken as (
      update outbox set
        lease_id = ${leaseId},
        leased_until = now() + make_interval(mins => ${leaseMinutes}),
        attempts = attempts + 1
      where outbox_id in (
        select outbox_id from outbox
        where state = 'waiting' and next_try_at <= now() and (leased_until is null or leased_until <= now())
        order by next_try_at, outbox_id limit ${count} for update skip locked)
      returning *
    )
    select t.outbox_id as "outboxId", t.mail_id as "mailId", t.email, t.name, t.attempts, m.subject, m.body,
      m.created_at as "createdAt", extract(epoch from now() - m.created_at) / 60 as "ageMinutes"
    from taken t join messages m using (message_id)
    order by t.outbox_id`.execute(db);
  return rows;
}

/** The result of an attempt. */
export type MailResult =
  | { state: 'sent' }
  | { state: 'failed'; error: string }
  | { state: 'waiting'; error: string; minutes: number };

/** Stores the result of an attempt, unless another worker has leased the mail since. */
export async function storeResult(
  db: Db,
  outboxId: number,
  leaseId: string,
  result: MailResult,
): Promise<void> {
  const isFinished = result.state !== 'waiting';
  await sql`
    update outbox set
      state = ${result.state},
      last_error = ${'error' in result ? result.error : ''},
      next_try_at = case when ${isFinished} then next_try_at
        else now() + make_interval(mins => ${'minutes' in result ? result.minutes : 0}) end,
      finished_at = case when ${isFinished} then now() end,
      lease_id = null,
      leased_until = null
    where outbox_id = ${outboxId} and lease_id = ${leaseId}`.execute(db);
}
