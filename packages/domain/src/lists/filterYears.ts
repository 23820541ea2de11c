/**
 * Whether a day, or its first digits, is in a year before 1900, which filters do not take: `0026` is a mistyped `2026`,
 * and would match everything or nothing.
 */
export function isBefore1900(dayStart: string): boolean {
  return /^(?:0|1[0-8])/.test(dayStart);
}
