import { addDays, toCompactDay } from '@portal/domain';
import { expect, test } from 'vitest';
import { findDaysWithPrefix } from './dayPrefix.ts';

const days = Array.from({ length: 500 }, (_, index) => addDays('2023-11-15', index));
const digits = (length: number) =>
  Array.from({ length: 10 ** length }, (_, n) => String(n).padStart(length, '0'));
const prefixes = [
  '202',
  '2023',
  '2024',
  '2025',
  ...[1, 2].flatMap((length) => digits(length).map((month) => `2024${month}`)),
  ...['00', '02', '04', '12', '13'].flatMap((month) =>
    [1, 2].flatMap((length) => digits(length).map((date) => `2024${month}${date}`)),
  ),
];

test('a prefix finds exactly the days that begin with it', () => {
  for (const prefix of prefixes) {
    const found = findDaysWithPrefix('dtBegin', prefix);
    const between = found ? days.filter((day) => day >= found.first && day <= found.last) : [];
    const expected = days.filter((day) => toCompactDay(day).startsWith(prefix));
    expect({ prefix, between }).toEqual({ prefix, between: expected });
  }
});

test.each([
  { prefix: '2025', first: '2025-01-01', last: '2025-12-31' },
  { prefix: '2025-03', first: '2025-03-01', last: '2025-03-31' },
  { prefix: '202402', first: '2024-02-01', last: '2024-02-29' },
  { prefix: '20250', first: '2025-01-01', last: '2025-09-30' },
  { prefix: '2024022', first: '2024-02-20', last: '2024-02-29' },
  { prefix: '2', first: '2000-01-01', last: '2999-12-31' },
  { prefix: '0', first: '0001-01-01', last: '0999-12-31' },
  { prefix: '9999', first: '9999-01-01', last: '9999-12-31' },
])('$prefix: $first to $last', ({ prefix, ...expected }) =>
  expect(findDaysWithPrefix('dtBegin', prefix)).toEqual(expected),
);

test.each(['0000', '202500', '202513', '20250229', '2025023', '20250300', '99991232'])(
  'no day begins with %s',
  (prefix) => expect(findDaysWithPrefix('dtBegin', prefix)).toBeNull(),
);

test.each(['abc', '2025/03', '202503061', '%', '٢٠٢٥'])('%s is rejected', (text) =>
  expect(() => findDaysWithPrefix('dtBegin', text)).toThrow(
    'dtBegin must be the first digits of a date in the form YYYYMMDD',
  ),
);
