import { toCompactDay, isCompactDay, isDay } from '../dates/dayText.ts';

/** The days of a sale, each as `YYYYMMDD`, `YYYY-MM-DD` or `YYYY-MM-DDT00:00:00`. */
export interface SaleDates {
  saleDateBegin: string;
  saleDateEnd: string;
}

/**
 * Whether two sales share a day, first and last days included. If a sale begins after its end (which no rule
 * forbids), the days between count. False when a date is missing or invalid.
 */
export function doSalesOverlap(a: SaleDates, b: SaleDates): boolean {
  const [one, other] = [toSaleDays(a), toSaleDays(b)];
  return one !== null && other !== null && one.first <= other.last && other.first <= one.last;
}

/** A sale date in the format of the dialog, `YYYYMMDD`; `null` when it is not a valid date. */
export function toSaleDay(text: string): string | null {
  const [day = ''] = text.trim().split('T', 1);
  if (isDay(day)) return toCompactDay(day);
  return isCompactDay(day) ? day : null;
}

function toSaleDays({ saleDateBegin, saleDateEnd }: SaleDates): { first: string; last: string } | null {
  const [begin, end] = [toSaleDay(saleDateBegin), toSaleDay(saleDateEnd)];
  if (begin === null || end === null) return null;
  return begin <= end ? { first: begin, last: end } : { first: end, last: begin };
}
