import { expect, test } from 'vitest';
import { formatMinutesSeconds } from './formatMinutesSeconds.ts';

test.each([
  [300_000, '5:00'],
  [299_001, '5:00'],
  [299_000, '4:59'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('%d ms are %s', (milliseconds, text) => expect(formatMinutesSeconds(milliseconds)).toBe(text));
