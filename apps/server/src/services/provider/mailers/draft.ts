import { emptyNewMailer, type MailerDraft } from '@portal/domain';

/**
 * Builds a draft from the valid fields of a body, so that mailer rules can check it even if it violates the contract.
 */
export function toMailerDraft(body: unknown): MailerDraft {
  const given = Object(body) as Record<string, unknown>;
  const fields = Object.entries(emptyNewMailer).map(([field, empty]) => {
    const value = Object.hasOwn(given, field) ? given[field] : null;
    return [field, typeof value === typeof empty ? value : null];
  });
  return Object.fromEntries(fields);
}
