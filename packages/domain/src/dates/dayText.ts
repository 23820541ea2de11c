import { toZonedTime } from './companyTime.ts';

/**
 * Days without a time are text: `YYYY-MM-DD` inside the product, `YYYYMMDD` ("compact") in forms and queries.
 * They are never a `Date` in the local zone, which can show the day before or after.
 */

const compactForm = /^(\d{4})(\d{2})(\d{2})$/;
const dayForm = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True when the text is `YYYYMMDD` and that day exists: `20240229` is one, `20230229` is not. */
export function isCompactDay(text: string): boolean {
  return parseCompactDay(text) !== null;
}

/** True when the text is `YYYY-MM-DD` and that day exists. */
export function isDay(text: string): boolean {
  return toValidDay(dayForm.exec(text)) !== null;
}

/** `20240501` as `2024-05-01`; `null` when the text is not such a date. */
export function parseCompactDay(text: string): string | null {
  return toValidDay(compactForm.exec(text));
}

/** `2024-05-01` as `20240501`. */
export function toCompactDay(day: string): string {
  return day.replaceAll('-', '');
}

/**
 * The calendar day at an instant in a time zone, as `YYYY-MM-DD`.
 * @param timeZone IANA name such as `America/New_York`; default: the company's
 * @throws RangeError for an unknown time zone
 */
export function formatCalendarDay(now: Date, timeZone?: string): string {
  return toZonedTime(now.getTime(), timeZone).day;
}

/** January 1 of the year of the day: `2024-05-01` gives `2024-01-01`. */
export function startOfYear(day: string): string {
  return `${day.slice(0, 4)}-01-01`;
}

/** The day `days` later (earlier when negative). */
export function addDays(day: string, days: number): string {
  return utcToDay(dayToUtcMs(day) + days * 86_400_000);
}

/**
 * The same day `months` later (earlier when negative); where that month is shorter, its last day:
 * three months before `2024-05-31` is `2024-02-29`.
 */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = parseDayParts(day);
  const count = year * 12 + (month - 1) + months;
  const toYear = Math.floor(count / 12);
  const toMonth = (((count % 12) + 12) % 12) + 1;
  return formatDay(toYear, toMonth, Math.min(date, countDaysInMonth(toYear, toMonth)));
}

/** Days from the first day to the second; negative when the second is earlier. */
export function countDaysBetween(from: string, to: string): number {
  return Math.round((dayToUtcMs(to) - dayToUtcMs(from)) / 86_400_000);
}

function toValidDay(match: RegExpExecArray | null): string | null {
  if (!match) return null;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || date < 1 || date > countDaysInMonth(year, month)) return null;
  return formatDay(year, month, date);
}

function countDaysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function parseDayParts(day: string): [year: number, month: number, date: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

function formatDay(year: number, month: number, date: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

function dayToUtcMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function utcToDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
