import { expect, test } from 'vitest';
import { estimateTextWidth, estimateTwoLineWidth, splitHeading } from './textWidth.ts';

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
  { text: 'DMProvided', line: 'Provided' },
  { text: 'OTMobileNumber', line: 'OTMobile' },
  { text: 'DMDPV', line: 'DMDPV' },
])('"$text" in two lines is as wide as "$line"', ({ text, line }) =>
  expect(estimateTwoLineWidth(splitHeading(text))).toBe(estimateTextWidth(line)),
);

test.each([
  { heading: 'Sale Begin', parts: ['Sale ', 'Begin'] },
  { heading: 'AddDate', parts: ['Add', 'Date'] },
  { heading: 'EMNetNew', parts: ['EM', 'Net', 'New'] },
  { heading: 'IDs', parts: ['IDs'] },
  { heading: 'Seq# Start', parts: ['Seq# ', 'Start'] },
])('"$heading" may break into $parts', ({ heading, parts }) => expect(splitHeading(heading)).toEqual(parts));
