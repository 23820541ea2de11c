import { toCompactDay, isCompactDay, isDay } from '../dates/dayText.ts';

/** A sale date in the format of the dialog, `YYYYMMDD`; `null` when it is not a valid date. */
export function toSaleDay(text: string): string | null {
  const [day = ''] = text.trim().split('T', 1);
  if (isDay(day)) return toCompactDay(day);
  return isCompactDay(day) ? day : null;
}
