import type { CouponCell, CouponCells, CouponRowError, JobCoupon } from '@portal/domain/barcode';

/** A row as the table draws it. */
export interface ShownRow {
  coupon: JobCoupon;
  /** From 0. */
  place: number;
  isLast: boolean;
  /** What is typed, while the row is edited. */
  cells: CouponCells | null;
  /** What is wrong with it, by its cells. */
  errors: Readonly<Partial<Record<CouponCell, string>>>;
}

const noErrors = {};

/**
 * The rows to draw, each the same object as before unless something of it has changed: of hundreds of rows only those
 * are drawn again.
 */
export class ShownRows {
  #known = new Map<JobCoupon, ShownRow>();

  of(coupons: readonly JobCoupon[], rowErrors: readonly CouponRowError[]): readonly ShownRow[] {
    const errors = new Map(rowErrors.map((error) => [error.couponOrder, error]));
    const rows = coupons.map((coupon, place): ShownRow => {
      const error = errors.get(coupon.couponOrder);
      const row: ShownRow = {
        coupon,
        place,
        isLast: place === coupons.length - 1,
        cells: null,
        errors: error ? { [error.cell]: error.message } : noErrors,
      };
      const before = this.#known.get(coupon);
      return before && isSame(before, row) ? before : row;
    });
    this.#known = new Map(rows.map((row) => [row.coupon, row]));
    return rows;
  }
}

function isSame(one: ShownRow, other: ShownRow): boolean {
  return (
    one.place === other.place &&
    one.isLast === other.isLast &&
    JSON.stringify(one.errors) === JSON.stringify(other.errors)
  );
}
