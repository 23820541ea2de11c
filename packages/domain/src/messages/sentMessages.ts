import type { Message, Recipient } from './messageRules.ts';

/** A message that was sent, with the number of its deliveries by state. */
export interface SentMessage {
  messageId: number;
  subject: string;
  message: string;
  /** UTC without a zone. */
  sentAt: string;
  /** User name; `null` if the user was terminated. */
  sentBy: string | null;
  waiting: number;
  sent: number;
  failed: number;
}

export interface Delivery extends Recipient {
  deliveryId: number;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  /** Why the last attempt failed; empty if it did not. */
  error: string;
  /** UTC without a zone; `null` while it is waiting. */
  finishedAt: string | null;
}

/**
 * Finds the latest message with the same subject and text. Messages to one person are tests, unless the new one goes to
 * one person as well.
 * @param sentMessages the latest first
 */
export function findRepeatedMessage(
  sentMessages: readonly SentMessage[],
  { subject, message, recipients }: Message,
): SentMessage | undefined {
  return sentMessages.find(
    (each) =>
      each.subject.trim() === subject.trim() &&
      each.message.trim() === message.trim() &&
      (each.waiting + each.sent + each.failed > 1 || recipients.length === 1),
  );
}

/** Counts the recipients who are also recipients of an earlier message, ignoring case. */
export function countRepeatedRecipients(
  earlier: readonly Pick<Recipient, 'email'>[],
  recipients: readonly Pick<Recipient, 'email'>[],
): number {
  const addresses = new Set(earlier.map(({ email }) => email.toLowerCase()));
  return recipients.filter(({ email }) => addresses.has(email.toLowerCase())).length;
}
