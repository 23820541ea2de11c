const maxRetryDelayMinutes = 60;
/** Minutes to wait after the first, second … failed attempt; the last value repeats. */
const retryDelaysMinutes = [1, 5, 15, 30, maxRetryDelayMinutes];

/** A mail that could not be delivered within this time is given up. */
const giveUpAfterMinutes = 24 * 60;

/**
 * Returns the delay before the next attempt.
 * @param attempts number of attempts so far, at least 1
 */
export function getRetryDelayMinutes(attempts: number): number {
  return retryDelaysMinutes[Math.min(attempts, retryDelaysMinutes.length) - 1] ?? maxRetryDelayMinutes;
}

/**
 * Whether a mail should be given up instead of retried.
 * @param ageMinutes age of the mail
 */
export function shouldGiveUp(attempts: number, ageMinutes: number): boolean {
  return ageMinutes + getRetryDelayMinutes(attempts) > giveUpAfterMinutes;
}
