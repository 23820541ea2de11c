import { expect, test } from 'vitest';
import { LOGIN_EXPIRED_MESSAGE, LOGIN_WARNING_MS, calculateClockOffsetMs, getRemainingMs } from './expiry.ts';

const noon = Date.UTC(2024, 4, 1, 12);

test.each([
  ['2024-05-01T12:05:00Z', 300_000],
  ['2024-05-01T12:00:01Z', 1_000],
  ['2024-05-01T12:00:01', 1_000],
  ['2024-05-01T12:00:00Z', 0],
  ['2024-05-01T11:59:00Z', -60_000],
  ['soon', 0],
  ['', 0],
  [null, 0],
])('%s has %d milliseconds left at noon', (expiresAt, left) =>
  expect(getRemainingMs(expiresAt, noon)).toBe(left),
);

test('the warning is shown five minutes before expiry', () => expect(LOGIN_WARNING_MS).toBe(300_000));

test('a browser clock that is a day ahead does not expire a login of eight hours', () => {
  const wrongNow = noon + 24 * 3_600_000;
  const offset = calculateClockOffsetMs('Wed, 01 May 2024 12:00:00 GMT', wrongNow);
  expect(getRemainingMs('2024-05-01T20:00:00Z', wrongNow)).toBeLessThan(0);
  expect(getRemainingMs('2024-05-01T20:00:00Z', wrongNow + offset)).toBe(8 * 3_600_000);
});

test.each([null, undefined, '', 'x'])('the header %j gives no offset', (header) =>
  expect(calculateClockOffsetMs(header, noon)).toBe(0),
);

test('the message has two blanks after the period', () => {
  expect(LOGIN_EXPIRED_MESSAGE).toBe(
    'Your login has expired.' + ' '.repeat(2) + 'Please log in to continue.',
  );
});
