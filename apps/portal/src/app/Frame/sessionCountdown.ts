import { LOGIN_WARNING_MS } from '@portal/domain';

const maxDelayMs = 60_000;

/**
 * The delay until the remaining time is checked again: to the next whole second during the countdown, otherwise to
 * its start, but at most a minute, because timers do not run while the computer sleeps.
 */
export function getNextTickMs(leftMs: number): number {
  if (leftMs <= 0) return maxDelayMs;
  if (leftMs <= LOGIN_WARNING_MS) return leftMs % 1000 || 1000;
  return Math.min(leftMs - LOGIN_WARNING_MS, maxDelayMs);
}
