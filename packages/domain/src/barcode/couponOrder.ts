import { MAX_COUPON_ROWS, blankCoupon, withCells, type CouponCells, type JobCoupon } from './coupon.ts';

/** Rows sorted by order number. */
export function inCouponOrder(rows: readonly JobCoupon[]): JobCoupon[] {
  return rows.toSorted((a, b) => a.couponOrder - b.couponOrder);
}

/** The order number of the next row: one more than the highest, 1 without rows. */
export function nextCouponOrder(rows: readonly JobCoupon[]): number {
  return rows.reduce((highest, row) => Math.max(highest, row.couponOrder), 0) + 1;
}

/** The order numbers used by more than one row; a job with duplicates cannot be saved. */
export function repeatedOrders(rows: readonly Pick<JobCoupon, 'couponOrder'>[]): number[] {
  const seen = new Set<number>();
  const repeated = new Set<number>();
  for (const { couponOrder } of rows) (seen.has(couponOrder) ? repeated : seen).add(couponOrder);
  return [...repeated];
}

/**
 * Moves a row to another position; the rows between shift by one. The positions keep their order numbers, so that
 * moving a row by one swaps two numbers.
 * @param rows in order
 * @param from 0-based position of the row
 * @param to 0-based target position
 * @returns the same array when nothing moves or a position is out of range
 */
export function moveCoupon(rows: readonly JobCoupon[], from: number, to: number): readonly JobCoupon[] {
  const moved = rows[from];
  if (moved === undefined || rows[to] === undefined || from === to) return rows;
  return rows
    .toSpliced(from, 1)
    .toSpliced(to, 0, moved)
    .map((row, place) => withOrder(row, rows[place]?.couponOrder ?? row.couponOrder));
}

/** Appends rows with the next order numbers, up to the maximum of a job. */
export function appendCoupons(
  rows: readonly JobCoupon[],
  jobId: number,
  added: readonly Readonly<CouponCells>[],
): readonly JobCoupon[] {
  const next = nextCouponOrder(rows);
  const room = Math.max(0, MAX_COUPON_ROWS - rows.length);
  const fitting = added.slice(0, room);
  return [...rows, ...fitting.map((cells, index) => withCells(blankCoupon(jobId, next + index), cells))];
}

function withOrder(row: JobCoupon, couponOrder: number): JobCoupon {
  return row.couponOrder === couponOrder ? row : { ...row, couponOrder };
}
