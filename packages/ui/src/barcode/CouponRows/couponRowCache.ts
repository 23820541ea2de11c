import {
  findBarcodeCount,
  type BarcodeCount,
  type CouponCell,
  type CouponCells,
  type CouponRowError,
  type JobCoupon,
} from '@portal/domain/barcode';

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
  /** What the row will make; `null` if unknown. */
  barcodeCount: BarcodeCount | null;
}

const noErrors = {};

/** Rows to render. Unchanged rows keep their object identity, so that only changed rows re-render. */
export class CouponRowCache {
  #rowsByCoupon = new Map<JobCoupon, CouponRowView>();

  getRows(
    coupons: readonly JobCoupon[],
    rowErrors: readonly CouponRowError[],
    barcodeCounts: readonly BarcodeCount[] | null,
  ): readonly CouponRowView[] {
    const errors = new Map<number, Partial<Record<CouponCell, string>>>();
    for (const { couponOrder, cell, message } of rowErrors) {
      errors.set(couponOrder, { ...errors.get(couponOrder), [cell]: message });
    }
    const rows = coupons.map((coupon, index): CouponRowView => {
      const row: CouponRowView = {
        coupon,
        index,
        isLast: index === coupons.length - 1,
        editedCells: null,
        errors: errors.get(coupon.couponOrder) ?? noErrors,
        barcodeCount: findBarcodeCount(coupon, barcodeCounts),
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
    rowA.barcodeCount === rowB.barcodeCount &&
    JSON.stringify(rowA.errors) === JSON.stringify(rowB.errors)
  );
}
