import type { SendMailOptions } from 'nodemailer';
import { PRODUCT_NAME } from '../config/productName.ts';

/** A mail to one recipient. */
export interface Mail {
  outboxId: number;
  /** Identical in every attempt. */
  mailId: string;
  /** Address of a user. */
  email: string;
  /** The recipient's name, one line; may be empty. */
  name: string;
  subject: string;
  /** Plain text. */
  body: string;
  createdAt: Date;
}

export interface MailTransport {
  /** @throws MailRefusedError for a permanent failure, any other error for a possibly temporary one */
  deliver(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** The mail is refused permanently. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/**
 * Converts a mail for nodemailer; the only place that does. Addresses are structured, so that special characters in a
 * text cannot add recipients, and the envelope has exactly one recipient.
 */
export function toMailOptions(mail: Mail, from: string): SendMailOptions {
  return {
    from: { name: PRODUCT_NAME, address: from },
    to: { name: escapeEncodedWords(mail.name), address: mail.email },
    envelope: { from, to: [mail.email] },
    subject: escapeEncodedWords(mail.subject),
    text: mail.body,
    date: mail.createdAt,
    messageId: `<${mail.mailId}@${from.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Text that looks like an encoded word (RFC 2047) would be decoded by the recipient's mail program. An invisible word
 * joiner makes it ordinary text.
 */
function escapeEncodedWords(text: string): string {
  return text.replaceAll('=?', '=\u2060?');
}
