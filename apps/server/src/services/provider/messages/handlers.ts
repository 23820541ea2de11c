import { validateMessage, type Recipient } from '@portal/domain';
import { sessionOf } from '../../../access/sessionOf.ts';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { keyedCall } from '../../../contract/keyedCall.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { countMessagesOf, storeMessage } from '../../../mail/outboxQueries.ts';
import { administer } from '../administer.ts';
import { refuseMistakes } from '../fieldErrors.ts';
import { addressesOfUsers } from './queries.ts';

/** Messages that one administrator may send within `windowMinutes`. */
const messagesAtOnce = 10;
const windowMinutes = 10;

export const messageHandlers: Pick<ProviderHandlers, 'sendMessage'> = {
  async sendMessage(input, context) {
    const { body } = input;
    refuseMistakes(validateMessage(body));
    const { userId } = sessionOf(context);
    const recipients = eachOnce(body.recipients);
    const work = async (db: Db) => {
      refuseMistakes({ recipients: await strangersAmong(db, recipients) });
      if ((await countMessagesOf(db, userId, windowMinutes)) >= messagesAtOnce) {
        throw new AppError('request.too_many');
      }
      const subject = body.subject.trim();
      const messageId = await storeMessage(db, { subject, body: body.message, sentBy: userId, recipients });
      return { answer: undefined, object: `message ${messageId} to ${recipients.length} users` };
    };
    await administer(context, 'sendMessage', work, keyedCall('sendMessage', input, context));
    context.server.outbox.wake();
  },
};

/** Removes duplicate addresses. */
function eachOnce(recipients: readonly Recipient[]): Recipient[] {
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
async function strangersAmong(db: Db, recipients: readonly Recipient[]): Promise<string | null> {
  const addresses = recipients.map(({ email }) => email.toLowerCase());
  const known = await addressesOfUsers(db, addresses);
  const strangers = addresses.filter((address) => !known.has(address));
  if (strangers.length === 0) return null;
  const shown = strangers.slice(0, 5).join(', ');
  return `${shown}${strangers.length > 5 ? ` and ${strangers.length - 5} more` : ''}: not the address of an active user`;
}
