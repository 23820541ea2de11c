/** Formats a duration as `4:59`, rounded up to seconds. */
export function formatMinutesSeconds(durationMs: number): string {
  const seconds = Math.max(0, Math.ceil(durationMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
