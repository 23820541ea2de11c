import type { FieldDifference } from '../conflicts/fieldDifference.ts';
import { couponCellLabels, couponCells, getCellText, type JobCoupon } from './coupon.ts';

/** How the rows of two people differ: each cell, and each row that only one of them has. */
export function listCouponDifferences(
  theirs: readonly JobCoupon[],
  mine: readonly JobCoupon[],
): FieldDifference[] {
  const orders = new Set([...theirs, ...mine].map(({ couponOrder }) => couponOrder));
  return [...orders]
    .toSorted((one, other) => one - other)
    .flatMap((order) => {
      const [their, my] = [theirs, mine].map((rows) => rows.find((row) => row.couponOrder === order));
      if (their && my) return listRowDifferences(order, their, my);
      return [{ label: `Coupon ${order}`, theirs: describeRow(their), mine: describeRow(my) }];
    });
}

function describeRow(row: JobCoupon | undefined): string {
  return row ? 'Row' : 'No row';
}

function listRowDifferences(order: number, their: JobCoupon, my: JobCoupon): FieldDifference[] {
  if (their.couponNumber !== my.couponNumber)
    return [{ label: `Coupon ${order}`, theirs: 'Another row', mine: 'Row' }];
  return couponCells
    .map((cell) => ({
      label: `Coupon ${order} ${couponCellLabels[cell]}`,
      theirs: getCellText(their, cell),
      mine: getCellText(my, cell),
    }))
    .filter((difference) => difference.theirs !== difference.mine);
}
