import type { ProviderSchemas } from '@portal/api-client';
import { sql } from 'kysely';
import { hasRows } from '../../../db/countRows.ts';
import type { Db } from '../../../db/database.ts';

/** The subset of the addresses (in lower case) that belong to users who are not locked out. */
export async function findUserAddresses(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ address: string }>`
    select distinct lower(email) as address from users
    where not is_locked_out and lower(email) = any(${sql.val(addresses)}::text[])`.execute(db);
  return new Set(rows.map((row) => row.address));
}

const maxSentMessages = 50;

type SentMessage = Omit<ProviderSchemas['SentMessage'], 'sentAt'> & { sentAt: Date };
type Delivery = Omit<ProviderSchemas['Delivery'], 'finishedAt'> & { finishedAt: Date | null };

/** The latest messages, newest first, with the number of mails by state. */
export async function listSentMessages(db: Db): Promise<SentMessage[]> {
  const { rows } = await sql<SentMessage>`
    select m.message_id as "messageId", m.subject, m.body as message, m.created_at as "sentAt", u.username as "sentBy",
      o.waiting, o.sent, o.failed
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

export function isMessage(db: Db, messageId: number): Promise<boolean> {
  return hasRows(db, sql`messages where message_id = ${messageId}`);
}

/** The mails of a message: failed ones first, then waiting ones, by name. */
export function listMails(db: Db, messageId: number): Promise<Delivery[]> {
  return db
    .selectFrom('outbox')
    .select([
      'outbox_id as deliveryId',
      'email',
      'name',
      'state',
      'attempts',
      'last_error as error',
      'finished_at as finishedAt',
    ])
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
