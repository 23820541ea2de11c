/** True for six upper-case letters or digits. */
export function isMailerCode(text: string): boolean {
  return /^[A-Z0-9]{6}$/.test(text);
}
