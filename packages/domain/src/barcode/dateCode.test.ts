import { describe, expect, test } from 'vitest';
import { toDateCode, validateDateCode } from './dateCode.ts';

test.each([
  { day: '2025-01-01', code: '25001' },
  { day: '2025-03-14', code: '25073' },
  { day: '2024-02-28', code: '24059' },
  { day: '2024-02-29', code: '24060' },
  { day: '2024-03-01', code: '24061' },
  { day: '2025-03-01', code: '25060' },
  { day: '2024-12-31', code: '24366' },
  { day: '2025-12-31', code: '25365' },
  { day: '2100-01-01', code: '00001' },
])('the code of $day is $code', ({ day, code }) => expect(toDateCode(day)).toBe(code));

test.each(['', '25001', '20250101', '2025-02-29', '2025-1-1'])('%j is not a day, so it has no code', (day) =>
  expect(() => toDateCode(day)).toThrow(`Not a valid date: ${day}`),
);

describe('validation of a date code', () => {
  test.each([
    { code: '2512', today: '2025-03-14', problem: 'form' },
    { code: '251234', today: '2025-03-14', problem: 'form' },
    { code: '25A73', today: '2025-03-14', problem: 'form' },
    { code: '２５０７３', today: '2025-03-14', problem: 'form' },
    { code: '19100', today: '2025-03-14', problem: 'year' },
    { code: '19000', today: '2025-03-14', problem: 'year' },
    { code: '20100', today: '2020-04-09', problem: null },
    { code: '99366', today: '2025-03-14', problem: null },
    { code: '30000', today: '2025-03-14', problem: 'day' },
    { code: '30367', today: '2025-03-14', problem: 'day' },
    { code: '20000', today: '2025-03-14', problem: 'day' },
    { code: '30001', today: '2025-03-14', problem: null },
    { code: '30366', today: '2025-03-14', problem: null },
    { code: '25072', today: '2025-03-14', problem: 'past' },
    { code: '25073', today: '2025-03-14', problem: null },
    { code: '24366', today: '2025-01-01', problem: 'past' },
    { code: '24366', today: '2024-12-31', problem: null },
    { code: '25001', today: '2024-12-31', problem: null },
    { code: '24059', today: '2024-02-29', problem: 'past' },
    { code: '24060', today: '2024-02-29', problem: null },
    { code: '25365', today: '2025-12-31', problem: null },
  ])('$code on $today: $problem', ({ code, today, problem }) =>
    expect(validateDateCode(code, today)).toBe(problem),
  );
});
