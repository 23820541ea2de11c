/** Logs a change of the user's account to the console; as specified, it is not sent (specification 1 §2). */
export function logChange(subject: string, changed: object): void {
  // oxlint-disable-next-line no-console -- the specification wants it in the console
  console.info(`${subject} change, not sent:`, changed);
}
