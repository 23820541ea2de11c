/**
 * Normalizes a user name for lookup: NFKC, case-folded. (Upper case first, so that letters with several lower-case
 * forms become equal.)
 */
export function toUserKey(username: string): string {
  return username.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}
