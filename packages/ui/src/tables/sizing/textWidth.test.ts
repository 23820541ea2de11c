import { expect, test } from 'vitest';
import { estimateTextWidth, estimateTwoLineWidth } from './textWidth.ts';

test('a text is as wide as its characters', () => {
  expect(estimateTextWidth('')).toBe(0);
  expect(estimateTextWidth('1234567890')).toBe(78);
  expect(estimateTextWidth('0'.repeat(20))).toBe(2 * estimateTextWidth('0'.repeat(10)));
});

test('a total in bold, of 35.1 pixels, has room', () => expect(estimateTextWidth('1,096')).toBe(36));

test.each([
  { narrow: 'lili', wide: 'mama' },
  { narrow: 'coupon', wide: 'COUPON' },
  { narrow: '−12.50', wide: '−12,500' },
  { narrow: 'ab', wide: '布料' },
  { narrow: 'ж', wide: '布' },
  { narrow: 'li', wide: 'fr' },
  { narrow: 'fr', wide: 'cs' },
  { narrow: 'cs', wide: 'ab' },
  { narrow: 'ab', wide: '$$' },
  { narrow: 'EFLST', wide: '$$$$$' },
  { narrow: '$$', wide: 'BD' },
  { narrow: 'BD', wide: 'wM' },
  { narrow: 'wM', wide: 'm@' },
])('"$narrow" is narrower than "$wide"', ({ narrow, wide }) =>
  expect(estimateTextWidth(narrow)).toBeLessThan(estimateTextWidth(wide)),
);

test.each([
  { text: 'Quantity', line: 'Quantity' },
  { text: 'Last Activity', line: 'Activity' },
  { text: 'Unique Resp %', line: 'Resp %' },
  { text: 'Single Multi Usage', line: 'Single Multi' },
])('"$text" in two lines is as wide as "$line"', ({ text, line }) =>
  expect(estimateTwoLineWidth(text)).toBe(estimateTextWidth(line)),
);
