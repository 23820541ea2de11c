/** Writes a change of the own account to the console, which is all that becomes of it (specification 1 §2). */
export function logChange(subject: string, changed: object): void {
  // oxlint-disable-next-line no-console -- the specification wants it in the console
  console.info(`${subject} change, not sent:`, changed);
}
