import { parseCompactDay } from '@portal/domain';
import { AppError } from '../../errors.ts';

/**
 * The range of days whose `YYYYMMDD` starts with the given digits: `202503` is March 2025. Dashes are ignored. `null`
 * if there is no such day.
 * @throws AppError request.invalid, naming the parameter, for anything but digits
 */
export function findDaysWithPrefix(name: string, text: string): { first: string; last: string } | null {
  const digits = text.replaceAll('-', '');
  if (!/^[0-9]{1,8}$/.test(digits)) {
    throw new AppError('request.invalid', `${name} must be the first digits of a date in the form YYYYMMDD`);
  }
  const first = findFirstDay(Number(digits.padEnd(8, '0')));
  const last = findLastDay(Number(digits.padEnd(8, '9')));
  return first !== null && last !== null && first <= last ? { first, last } : null;
}

/** The first valid day that is not before the given digits, compared as numbers. */
function findFirstDay(digits: number): string | null {
  const { year, month, date } = splitDigits(digits);
  if (year < 1) return toDay(1, 1, 1);
  if (month > 12) return toDay(year + 1, 1, 1);
  if (month < 1) return toDay(year, 1, 1);
  // No such day in this month: continue with the next month.
  return toDay(year, month, Math.max(date, 1)) ?? findFirstDay((Math.floor(digits / 100) + 1) * 100);
}

/** The last valid day that is not after the given digits, compared as numbers. */
function findLastDay(digits: number): string | null {
  const { year, month, date } = splitDigits(digits);
  if (year < 1) return null;
  if (month > 12) return toDay(year, 12, 31);
  if (month < 1) return toDay(year - 1, 12, 31);
  if (date < 1) return findLastDay((Math.floor(digits / 100) - 1) * 100 + 99);
  // No such day in this month: try one day earlier.
  const upTo = Math.min(date, 31);
  return toDay(year, month, upTo) ?? findLastDay(digits - date + upTo - 1);
}

function splitDigits(digits: number): { year: number; month: number; date: number } {
  return { year: Math.floor(digits / 10_000), month: Math.floor(digits / 100) % 100, date: digits % 100 };
}

function toDay(year: number, month: number, date: number): string | null {
  const text = (number: number, length: number) => String(number).padStart(length, '0');
  return parseCompactDay(text(year, 4) + text(month, 2) + text(date, 2));
}
