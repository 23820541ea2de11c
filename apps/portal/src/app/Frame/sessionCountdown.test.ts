import { expect, test } from 'vitest';
import { getNextTickMs } from './sessionCountdown.ts';

test.each([
  { left: 8 * 3_600_000, wait: 60_000, why: 'far from the end, each minute' },
  { left: 310_000, wait: 10_000, why: 'at the start of the countdown' },
  { left: 300_000, wait: 1_000, why: 'then each second' },
  { left: 299_400, wait: 400, why: 'until the next full second' },
  { left: 1, wait: 1, why: 'until the very end' },
  { left: 0, wait: 60_000, why: 'nothing is counted after the end' },
])('$left ms left: $why', ({ left, wait }) => expect(getNextTickMs(left)).toBe(wait));
