import { expect, test } from 'vitest';
import { truncateMiddle } from './truncateMiddle.ts';

test.each([
  { text: 'Store signup', width: 100, shown: 'Store signup' },
  { text: 'Store event signup - Quilting 2025', width: 142, shown: 'Store even…ting 2025' },
  { text: 'Store event signup - Quilting 2024', width: 142, shown: 'Store even…ting 2024' },
  { text: 'abcde', width: 37, shown: 'abcde' },
  { text: 'abcde', width: 36.9, shown: 'ab…e' },
  { text: 'abcdef', width: 37, shown: 'ab…ef' },
  { text: 'a bcd ef', width: 37, shown: 'a…ef' },
  { text: 'abcdefgh', width: 0, shown: 'ab…h' },
])('"$text" is shown as "$shown"', ({ text, width, shown }) =>
  expect(truncateMiddle(text, width)).toBe(shown),
);
