import { compactDay, isCompactDay, isDay } from '../dates/dayText.ts';

/** The days of a sale, each as `YYYYMMDD`, `YYYY-MM-DD` or `YYYY-MM-DDT00:00:00`. */
export interface SaleDates {
  saleDateBegin: string;
  saleDateEnd: string;
}

/**
 * Whether two sales have a day in common, first and last days included. Of a sale that begins after its end (no rule
 * forbids it) the days between the two count. False while a date is missing or none.
 */
export function isSaleOverlap(a: SaleDates, b: SaleDates): boolean {
  const [one, other] = [daysOf(a), daysOf(b)];
  return one !== null && other !== null && one.first <= other.last && other.first <= one.last;
}

/** A sale date as the dialog holds it, `YYYYMMDD`; `null` when it is no day. */
export function saleDay(text: string): string | null {
  const [day = ''] = text.trim().split('T', 1);
  if (isDay(day)) return compactDay(day);
  return isCompactDay(day) ? day : null;
}

function daysOf({ saleDateBegin, saleDateEnd }: SaleDates): { first: string; last: string } | null {
  const [begin, end] = [saleDay(saleDateBegin), saleDay(saleDateEnd)];
  if (begin === null || end === null) return null;
  return begin <= end ? { first: begin, last: end } : { first: end, last: begin };
}
