import { dayFromCompact, isDay } from '../dates/dayText.ts';

/**
 * A day as it is shown, `YYYY-MM-DD`: `2024-05-01T00:00:00` and `20240501` are both `2024-05-01`. The day is the one
 * written in the text; no time zone moves it. Nothing stays nothing, and a text that is no day stays as it is.
 * @see specifications 2 §9 and 3 §9
 */
export function formatDate(text: string | null | undefined): string {
  if (!text) return '';
  const [day = ''] = text.split('T', 1);
  return isDay(day) ? day : (dayFromCompact(day) ?? text);
}

/** A day written out for a letter, in US English: `2024-05-01` is `May 1, 2024`. */
export function formatLongDay(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
