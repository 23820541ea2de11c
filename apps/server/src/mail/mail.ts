import type { SendMailOptions } from 'nodemailer';

/** One mail to one person. */
export interface Mail {
  /** The row of the outbox that it is. */
  outboxId: number;
  /** The same in every try. */
  mailId: string;
  /** Address of a user. */
  email: string;
  /** His name, one line; may be empty. */
  name: string;
  subject: string;
  /** Plain text. */
  body: string;
  createdAt: Date;
}

/** Hands mails over to where they go. */
export interface MailTransport {
  /** @throws MailRefusedError when trying again is of no use, any other error when it is not known to be */
  deliver(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** The mail will not be taken, however often it is tried. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

const senderName = 'Customer Service Portal';

/**
 * A mail as nodemailer takes it; the only place that makes one. Addresses are structured, so that no comma or bracket
 * in a text becomes another recipient, and the envelope names the one recipient there is.
 */
export function toMailOptions(mail: Mail, from: string): SendMailOptions {
  return {
    from: { name: senderName, address: from },
    to: { name: mail.name, address: mail.email },
    envelope: { from, to: [mail.email] },
    subject: mail.subject,
    text: mail.body,
    date: mail.createdAt,
    messageId: `<${mail.mailId}@${from.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
