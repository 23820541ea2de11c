import { validateMessage, type Recipient } from '@portal/domain';
import { requireSession } from '../../../access/caller.ts';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { countRecentMessages, storeMessage } from '../../../mail/outboxQueries.ts';
import { administer } from '../administer.ts';
import { requireNoMistakes } from '../requireNoMistakes.ts';
import { findUserAddresses, isMessage, listMails, listSentMessages, requeueMails } from './queries.ts';
import { toInstantText, toInstantTextOrNull } from '../../responseFields.ts';

/** Messages that one administrator may send within `windowMinutes`. */
const maxMessages = 10;
const windowMinutes = 10;

export const messageHandlers = {
  async sendMessage({ body }, context) {
    requireNoMistakes(validateMessage(body));
    const { userId } = requireSession(context);
    const recipients = removeDuplicates(body.recipients);
    const work = async (db: Db) => {
      requireNoMistakes({ recipients: await findUnknownRecipients(db, recipients) });
      if ((await countRecentMessages(db, userId, windowMinutes)) >= maxMessages) {
        throw new AppError('request.too_many');
      }
      const subject = body.subject.trim();
      const messageId = await storeMessage(db, { subject, body: body.message, sentBy: userId, recipients });
      return { response: undefined, object: `message ${messageId}, recipients: ${recipients.length}` };
    };
    await administer(context, 'sendMessage', work);
    context.server.outbox.wake();
  },

  async listSentMessages(_input, { db }) {
    const messages = await listSentMessages(db);
    return messages.map((message) => ({ ...message, sentAt: toInstantText(message.sentAt) }));
  },

  async listDeliveries({ path }, { db }) {
    await requireMessage(db, path.messageId);
    const mails = await listMails(db, path.messageId);
    return mails.map((mail) => ({ ...mail, finishedAt: toInstantTextOrNull(mail.finishedAt) }));
  },

  async retryDeliveries({ path, body }, context) {
    await administer(context, 'retryDeliveries', async (db) => {
      await requireMessage(db, path.messageId);
      const retryIds = new Set(body.deliveryIds);
      const mails = (await listMails(db, path.messageId)).filter(
        ({ deliveryId, state }) => state === 'failed' && retryIds.has(deliveryId),
      );
      if (mails.length === 0) return { response: undefined, object: null };
      requireNoMistakes({ deliveryIds: await findUnknownRecipients(db, mails) });
      await requeueMails(
        db,
        mails.map(({ deliveryId }) => deliveryId),
      );
      return { response: undefined, object: `message ${path.messageId}, recipients: ${mails.length}` };
    });
    context.server.outbox.wake();
  },
} satisfies Partial<ProviderHandlers>;

async function requireMessage(db: Db, messageId: number): Promise<void> {
  if (!(await isMessage(db, messageId))) {
    throw new AppError('message.not_found', `Message ${messageId} not found`);
  }
}

/** Removes duplicate addresses. */
function removeDuplicates(recipients: readonly Recipient[]): Recipient[] {
  return [
    ...new Map(
      recipients.map((recipient) => [
        recipient.email.toLowerCase(),
        { email: recipient.email, name: recipient.name.trim() },
      ]),
    ).values(),
  ];
}

/**
 * Returns an error for addresses that do not belong to active users; `null` if there are none. The portal sends only to
 * its users.
 */
async function findUnknownRecipients(
  db: Db,
  recipients: readonly { email: string }[],
): Promise<string | null> {
  const addresses = recipients.map(({ email }) => email.toLowerCase());
  const known = await findUserAddresses(db, addresses);
  const unknown = addresses.filter((address) => !known.has(address));
  if (unknown.length === 0) return null;
  const shown = unknown.slice(0, 5).join(', ');
  return `No active user has this email address: ${shown}${unknown.length > 5 ? ` and ${unknown.length - 5} more` : ''}`;
}
