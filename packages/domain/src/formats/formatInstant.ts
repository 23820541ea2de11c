import { formatCalendarDay } from '../dates/dayText.ts';
import { getZoneName, toZonedTime } from '../dates/companyTime.ts';
import { isDayOnly, parseInstant } from '../dates/instant.ts';
import { formatDate } from './formatDate.ts';

/**
 * The day of an instant in the company's time zone, `YYYY-MM-DD`. A date without a time (`T00:00:00` without a zone)
 * is that day in every time zone. No value gives `''`; other text is unchanged.
 */
export function formatInstantDay(text: string | null | undefined): string {
  const instant = parseInstant(text);
  if (instant === null || isDayOnly(text)) return formatDate(text);
  return formatCalendarDay(new Date(instant));
}

/**
 * An instant in the company's time zone, which is named: `2025-07-14 09:41 EDT`. No value gives `''`; other text is
 * unchanged.
 */
export function formatInstant(text: string | null | undefined): string {
  return formatTime(text, 'HH:MM'.length);
}

/** The same without the zone, for tables that name it once. */
export function formatInstantMinute(text: string | null | undefined): string {
  return formatTime(text, 'HH:MM'.length, false);
}

/** The same to the second, for values that change more than once a minute. */
export function formatInstantSecond(text: string | null | undefined): string {
  return formatTime(text, 'HH:MM:SS'.length);
}

function formatTime(text: string | null | undefined, length: number, hasZone = true): string {
  const instant = parseInstant(text);
  if (instant === null) return text ?? '';
  const { day, time } = toZonedTime(instant);
  return `${day} ${time.slice(0, length)}${hasZone ? ` ${getZoneName(instant)}` : ''}`;
}
