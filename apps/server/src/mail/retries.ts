/** Minutes to wait after the first, second … try that failed; the last one again and again. */
const waits = [1, 5, 15, 30, 60];

/** A mail that could not be delivered for so long after it was made is given up. */
export const giveUpAfterMinutes = 24 * 60;

/**
 * How long to wait before the next try.
 * @param attempts tries so far, at least 1
 */
export function minutesToWait(attempts: number): number {
  return waits[Math.min(attempts, waits.length) - 1] ?? 60;
}

/**
 * Whether a mail is given up rather than tried again.
 * @param ageMinutes time since it was made
 */
export function isGivenUp(attempts: number, ageMinutes: number): boolean {
  return ageMinutes + minutesToWait(attempts) > giveUpAfterMinutes;
}
