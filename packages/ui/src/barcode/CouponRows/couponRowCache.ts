import type { CouponCell, CouponCells, CouponRowError, JobCoupon } from '@portal/domain/barcode';

/** A row as rendered by the table. */
export interface CouponRowView {
  coupon: JobCoupon;
  /** Zero-based index. */
  index: number;
  isLast: boolean;
  /** Typed values while the row is being edited, otherwise `null`. */
  editedCells: CouponCells | null;
  /** Error messages by cell. */
  errors: Readonly<Partial<Record<CouponCell, string>>>;
}

const noErrors = {};

/** Rows to render. Unchanged rows keep their object identity, so that only changed rows re-render. */
export class CouponRowCache {
  #rowsByCoupon = new Map<JobCoupon, CouponRowView>();

  getRows(coupons: readonly JobCoupon[], rowErrors: readonly CouponRowError[]): readonly CouponRowView[] {
    const errors = Map.groupBy(rowErrors, ({ couponOrder }) => couponOrder);
    const rows = coupons.map((coupon, index): CouponRowView => {
      const own = errors.get(coupon.couponOrder);
      const row: CouponRowView = {
        coupon,
        index,
        isLast: index === coupons.length - 1,
        editedCells: null,
        errors: own ? Object.fromEntries(own.map(({ cell, message }) => [cell, message])) : noErrors,
      };
      const previous = this.#rowsByCoupon.get(coupon);
      return previous && isSameRow(previous, row) ? previous : row;
    });
    this.#rowsByCoupon = new Map(rows.map((row) => [row.coupon, row]));
    return rows;
  }
}

function isSameRow(rowA: CouponRowView, rowB: CouponRowView): boolean {
  return (
    rowA.index === rowB.index &&
    rowA.isLast === rowB.isLast &&
    JSON.stringify(rowA.errors) === JSON.stringify(rowB.errors)
  );
}
