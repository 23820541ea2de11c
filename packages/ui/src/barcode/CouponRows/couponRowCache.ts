import {
  findBarcodeCount,
  type BarcodeCount,
  type CouponCell,
  type CouponCells,
  type CouponRowError,
  type JobCoupon,
  validateCouponRow,
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

/** The row being edited, with the typed values. */
export interface EditedCouponRow {
  couponOrder: number;
  cells: CouponCells;
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

/** The rows with the typed values of the row that is being edited. */
export function applyEditing(
  rows: readonly CouponRowView[],
  { couponOrder, cells }: EditedCouponRow,
  today: string,
): readonly CouponRowView[] {
  const rowIndex = rows.findIndex((row) => row.coupon.couponOrder === couponOrder);
  const row = rows[rowIndex];
  if (!row) return rows;
  // A row rejected by Finish is validated while it is being edited.
  const wasRejected = Object.keys(row.errors).length > 0;
  const rowErrorsFound = wasRejected ? validateCouponRow({ couponOrder, ...cells }, today) : [];
  const errors = Object.fromEntries(rowErrorsFound.map(({ cell, message }) => [cell, message]));
  return rows.with(rowIndex, { ...row, editedCells: cells, errors });
}

function isSameRow(rowA: CouponRowView, rowB: CouponRowView): boolean {
  return (
    rowA.index === rowB.index &&
    rowA.isLast === rowB.isLast &&
    rowA.barcodeCount === rowB.barcodeCount &&
    JSON.stringify(rowA.errors) === JSON.stringify(rowB.errors)
  );
}
