import type { ProviderSchemas } from '@portal/api-client';
import { toInstantText, toInstantTextOrNull } from '../../responseFields.ts';
import type { MailRow, SentMessageRow } from './queries.ts';

export function toSentMessage(row: SentMessageRow): ProviderSchemas['SentMessage'] {
  return {
    messageId: row.message_id,
    subject: row.subject,
    message: row.body,
    sentAt: toInstantText(row.created_at),
    sentBy: row.username,
    waiting: row.waiting,
    sent: row.sent,
    failed: row.failed,
  };
}

export function toDelivery(row: MailRow): ProviderSchemas['Delivery'] {
  return {
    deliveryId: row.outbox_id,
    email: row.email,
    name: row.name,
    state: row.state as ProviderSchemas['Delivery']['state'],
    attempts: row.attempts,
    error: row.last_error,
    finishedAt: toInstantTextOrNull(row.finished_at),
  };
}
