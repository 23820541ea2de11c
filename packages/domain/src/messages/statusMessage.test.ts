import { expect, test } from 'vitest';
import { DEFAULT_MESSAGE_GROUP, createStatusMessage } from './statusMessage.ts';

test.each([
  { today: '2026-06-01', begin: 'June 2, 2026', end: 'June 3, 2026' },
  { today: '2024-02-28', begin: 'February 29, 2024', end: 'March 1, 2024' },
  { today: '2025-12-30', begin: 'December 31, 2025', end: 'January 1, 2026' },
])('on $today the maintenance begins on $begin and ends by $end', ({ today, begin, end }) => {
  expect(createStatusMessage(today)).toEqual({
    subject: 'Portal Status',
    message:
      `The portal will be unavailable for scheduled maintenance starting at 4:00PM Pacific Time on ${begin}. ` +
      `The maintenance will end by ${end}.`,
  });
});

test('the default recipients of a message are the StatusMessage group', () =>
  expect(DEFAULT_MESSAGE_GROUP).toBe('StatusMessage'));
