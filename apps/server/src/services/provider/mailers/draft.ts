import { emptyNewMailer, type MailerDraft } from '@portal/domain';

/** What of a body that does not fit the contract can be judged by the rules of a mailer: its fields of the right type. */
export function toMailerDraft(body: unknown): MailerDraft {
  const given = Object(body) as Record<string, unknown>;
  const fields = Object.entries(emptyNewMailer).map(([field, empty]) => {
    const value = Object.hasOwn(given, field) ? given[field] : null;
    return [field, typeof value === typeof empty ? value : null];
  });
  return Object.fromEntries(fields);
}
