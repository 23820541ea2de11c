import { MAX_COUPON_ROWS, createBlankCoupon, withCells, type CouponCells, type JobCoupon } from './coupon.ts';

export function sortByCouponOrder(rows: readonly JobCoupon[]): JobCoupon[] {
  return rows.toSorted((a, b) => a.couponOrder - b.couponOrder);
}

/** The order number of the next row: one more than the highest, 1 without rows. */
export function nextCouponOrder(rows: readonly JobCoupon[]): number {
  return rows.reduce((highest, row) => Math.max(highest, row.couponOrder), 0) + 1;
}

/** The order numbers used by more than one row; a job with duplicates cannot be saved. */
export function findDuplicateOrders(rows: readonly Pick<JobCoupon, 'couponOrder'>[]): number[] {
  const seen = new Set<number>();
  const duplicates = new Set<number>();
  for (const { couponOrder } of rows) (seen.has(couponOrder) ? duplicates : seen).add(couponOrder);
  return [...duplicates];
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
    .map((row, position) => withOrder(row, rows[position]?.couponOrder ?? row.couponOrder));
}

/** Appends rows with the next order numbers, up to the maximum of a job. */
export function appendCoupons(
  rows: readonly JobCoupon[],
  jobId: number,
  added: readonly Readonly<CouponCells>[],
): readonly JobCoupon[] {
  const next = nextCouponOrder(rows);
  const freeRows = Math.max(0, MAX_COUPON_ROWS - rows.length);
  const accepted = added.slice(0, freeRows);
  return [
    ...rows,
    ...accepted.map((cells, index) => withCells(createBlankCoupon(jobId, next + index), cells)),
  ];
}

function withOrder(row: JobCoupon, couponOrder: number): JobCoupon {
  return row.couponOrder === couponOrder ? row : { ...row, couponOrder };
}
