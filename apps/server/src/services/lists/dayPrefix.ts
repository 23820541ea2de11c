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
  const first = findDay(digits, ascending);
  const last = findDay(digits, ascending.toReversed());
  return first !== null && last !== null ? { first, last } : null;
}

const ascending: readonly string[] = [...'0123456789'];

/** The first day that is found when further digits are appended, each in the given order. */
function findDay(digits: string, order: readonly string[]): string | null {
  if (digits.length === 8) return parseCompactDay(digits);
  const isMonth = digits.length === 6;
  if (isMonth && parseCompactDay(`${digits}01`) === null) return null;
  for (const digit of order) {
    const day = findDay(digits + digit, order);
    if (day !== null) return day;
  }
  return null;
}
