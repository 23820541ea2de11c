import { expect, test } from 'vitest';
import { isAvailable } from './portalStatus.ts';

test.each([
  [0, false],
  [1, true],
  [-1, true],
  [7, true],
])('status %d is available: %s', (status, available) => expect(isAvailable({ status })).toBe(available));
