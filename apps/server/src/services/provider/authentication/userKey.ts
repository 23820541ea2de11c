/**
 * The name by which a user is found, whatever case and form of Unicode it is typed in: NFKC, case-folded.
 * (Upper case first, so that letters with several lower-case forms become one.)
 */
export function userKey(username: string): string {
  return username.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}
