import { parseCompactDay, isDay } from '../dates/dayText.ts';

/**
 * Formats a date as `YYYY-MM-DD`: `2024-05-01T00:00:00` and `20240501` are both `2024-05-01`. No time zone
 * conversion. No value gives `''`; other text is returned unchanged.
 * @see specifications 2 §9 and 3 §9
 */
export function formatDate(text: string | null | undefined): string {
  if (!text) return '';
  const [day = ''] = text.split('T', 1);
  return isDay(day) ? day : (parseCompactDay(day) ?? text);
}

/** Formats a date in long US form: `2024-05-01` is `May 1, 2024`. */
export function formatLongDay(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
