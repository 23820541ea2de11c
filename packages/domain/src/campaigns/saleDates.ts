import { toCompactDay, isCompactDay, isDay } from '../dates/dayText.ts';

/** A sale date in the format of the dialog, `YYYYMMDD`; `null` when it is not a valid date. */
export function toSaleDay(text: string): string | null {
  const [day = ''] = text.trim().split('T', 1);
  if (isDay(day)) return toCompactDay(day);
  return isCompactDay(day) ? day : null;
}

/** A hint, not an error, about a sale that ends before it begins; `null` while a date is missing or invalid. */
export function findSaleDatesHint(begin: string, end: string): string | null {
  const [beginDay, endDay] = [toSaleDay(begin), toSaleDay(end)];
  if (beginDay === null || endDay === null || endDay >= beginDay) return null;
  return 'The sale ends before it begins. Is this correct?';
}
