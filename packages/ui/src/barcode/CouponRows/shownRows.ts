import type { CouponCell, CouponCells, CouponRowError, JobCoupon } from '@portal/domain/barcode';

/** A row as rendered by the table. */
export interface ShownRow {
  coupon: JobCoupon;
  /** Zero-based index. */
  place: number;
  isLast: boolean;
  /** Typed values while the row is being edited, otherwise `null`. */
  cells: CouponCells | null;
  /** Error messages by cell. */
  errors: Readonly<Partial<Record<CouponCell, string>>>;
}

const noErrors = {};

/** Rows to render. Unchanged rows keep their object identity, so that only changed rows re-render. */
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
