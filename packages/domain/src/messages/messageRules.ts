import { countCodePoints, isBlank, isSingleLine } from '../text/plainText.ts';
import { omitValidFields, validateLength, validateRequiredLine } from '../text/textRules.ts';
import { isEmail } from '../users/email.ts';

export interface Recipient {
  email: string;
  /** First and last name. */
  name: string;
}

/** A message to users, as it is sent. */
export interface Message {
  subject: string;
  message: string;
  recipients: readonly Recipient[];
}

export type MessageErrors = Partial<Record<keyof Message, string>>;

export const MESSAGE_MAX_LENGTHS = { subject: 200, message: 20_000, name: 201, recipients: 20_000 } as const;

/**
 * The error of every invalid field; no errors means that the message can be sent. Only the server checks that every
 * recipient is a user.
 * @see docs/domain/messages.md; specification 1 §5
 */
export function validateMessage(draft: Partial<Message>): MessageErrors {
  return omitValidFields({
    subject: validateRequiredLine(draft.subject, 'Subject', MESSAGE_MAX_LENGTHS.subject),
    message: isBlank(draft.message)
      ? 'Message is required'
      : validateLength(draft.message, 'Message', MESSAGE_MAX_LENGTHS.message),
    recipients: validateRecipients(draft.recipients ?? []),
  });
}

function validateRecipients(recipients: readonly Recipient[]): string | null {
  if (recipients.length === 0) return 'No recipients';
  if (recipients.length > MESSAGE_MAX_LENGTHS.recipients) {
    return `A message can have at most ${MESSAGE_MAX_LENGTHS.recipients} recipients`;
  }
  const invalid = recipients.find(({ email, name }) => !isEmail(email) || !isName(name));
  return invalid
    ? `${isEmail(invalid.email) ? invalid.email : 'A recipient'} has no valid address or name`
    : null;
}

function isName(name: string): boolean {
  return isSingleLine(name) && countCodePoints(name) <= MESSAGE_MAX_LENGTHS.name;
}
