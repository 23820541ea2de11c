/** Maximum length of an email address (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** Dots only between atoms, hyphens only inside labels: the pattern is unambiguous, so matching takes linear time. */
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`);

/**
 * True for an email address of the common form `name@host.domain`: ASCII, a host with at least one dot, no quotes,
 * blanks or comments.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && address.test(text);
}
