import { countDaysBetween, isDay, startOfYear } from '../dates/dayText.ts';

/**
 * A date code is five digits, YYDDD: the last two digits of the year, the day of the year from 001. `25001` is
 * 1 January 2025. The century is always 20.
 * @see docs/domain/barcode.md
 */

/** Inclusive bounds of the parts of a code (specification 2 §9). Day 366 is accepted in every year. */
export const DATE_CODE_YEARS = { min: 20, max: 99 } as const;
export const DATE_CODE_DAYS = { min: 1, max: 366 } as const;

/** The first error found in a code. */
export type DateCodeError = 'form' | 'year' | 'day' | 'past';

/**
 * The date code of a day.
 * @param day `YYYY-MM-DD`, such as `formatCalendarDay(new Date())`
 * @throws RangeError when it is not a valid date
 */
export function toDateCode(day: string): string {
  if (!isDay(day)) throw new RangeError(`Not a valid date: ${day}`);
  const dayOfYear = countDaysBetween(startOfYear(day), day) + 1;
  return day.slice(2, 4) + String(dayOfYear).padStart(3, '0');
}

/**
 * Validates a code: its form, then its year, its day of the year, then that it is not before today. Today is valid.
 * @param today `YYYY-MM-DD`
 * @returns `null` when the code is valid
 */
export function validateDateCode(code: string, today: string): DateCodeError | null {
  if (!/^[0-9]{5}$/.test(code)) return 'form';
  const year = Number(code.slice(0, 2));
  const day = Number(code.slice(2));
  if (year < DATE_CODE_YEARS.min || year > DATE_CODE_YEARS.max) return 'year';
  if (day < DATE_CODE_DAYS.min || day > DATE_CODE_DAYS.max) return 'day';
  return code < toDateCode(today) ? 'past' : null;
}
