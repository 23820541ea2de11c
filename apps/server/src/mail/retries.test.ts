import { expect, test } from 'vitest';
import { shouldGiveUp, getRetryDelayMinutes } from './retries.ts';

test('the delay increases with each attempt, up to an hour', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map(getRetryDelayMinutes)).toEqual([1, 5, 15, 30, 60, 60, 60]);
});

test.each([
  { attempts: 1, ageMinutes: 0, givenUp: false },
  { attempts: 30, ageMinutes: 23 * 60, givenUp: false },
  { attempts: 30, ageMinutes: 23 * 60 + 1, givenUp: true },
  { attempts: 1, ageMinutes: 24 * 60, givenUp: true },
])(
  'after $attempts attempts in $ageMinutes minutes it is given up: $givenUp',
  ({ attempts, ageMinutes, givenUp }) => {
    expect(shouldGiveUp(attempts, ageMinutes)).toBe(givenUp);
  },
);
