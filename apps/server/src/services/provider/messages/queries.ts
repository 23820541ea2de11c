import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';

/** The subset of the addresses (in lower case) that belong to users who are not locked out. */
export async function findUserAddresses(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ address: string }>`
    select distinct lower(email) as address from users
    where not is_locked_out and lower(email) = any(${sql.val(addresses)}::text[])`.execute(db);
  return new Set(rows.map((row) => row.address));
}

const maxSentMessages = 50;

export interface SentMessageRow {
  message_id: number;
  subject: string;
  body: string;
  created_at: Date;
  username: string | null;
  waiting: number;
  sent: number;
  failed: number;
}

/** The latest messages, newest first, with the number of mails by state. */
export async function listSentMessages(db: Db): Promise<SentMessageRow[]> {
  const { rows } = await sql<SentMessageRow>`
    select m.message_id, m.subject, m.body, m.created_at, u.username, o.waiting, o.sent, o.failed
    from (select * from messages order by message_id desc limit ${maxSentMessages}) m
    left join users u on u.user_id = m.sent_by
    cross join lateral (
      select count(*) filter (where state = 'waiting') as waiting,
        count(*) filter (where state = 'sent') as sent,
        count(*) filter (where state = 'failed') as failed
      from outbox where outbox.message_id = m.message_id) o
    order by m.message_id desc`.execute(db);
  return rows;
}

export function findMessage(db: Db, messageId: number): Promise<{ message_id: number } | undefined> {
  return db
    .selectFrom('messages')
    .select('message_id')
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

export type MailRow = Row<'outbox'>;

/** The mails of a message: failed ones first, then waiting ones, by name. */
export function listMails(db: Db, messageId: number): Promise<MailRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy(sql`array_position(array['failed', 'waiting', 'sent'], state)`)
    .orderBy('name')
    .orderBy('outbox_id')
    .execute();
}

/** Lets mails of a message wait for another attempt. */
export async function requeueMails(db: Db, outboxIds: readonly number[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_try_at: sql`now()`, finished_at: null })
    .where('outbox_id', 'in', outboxIds)
    .execute();
}
