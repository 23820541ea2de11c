import { LOGIN_WARNING_MS } from '@portal/domain';

const longestWaitMs = 60_000;

/**
 * How long to wait until the time left of a login is looked at again: to the next whole second while it counts down,
 * else to the begin of the countdown, but never more than a minute: a computer that slept has missed its timers.
 */
export function nextTickMs(leftMs: number): number {
  if (leftMs <= 0) return longestWaitMs;
  if (leftMs <= LOGIN_WARNING_MS) return leftMs % 1000 || 1000;
  return Math.min(leftMs - LOGIN_WARNING_MS, longestWaitMs);
}
