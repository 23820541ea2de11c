import { couponCellLabels, couponCells, getCellText, type JobCoupon } from './coupon.ts';

/** How the rows of two people differ, a line for each cell and for each row that only one of them has. */
export function listCouponDifferences(theirs: readonly JobCoupon[], mine: readonly JobCoupon[]): string[] {
  const orders = new Set([...theirs, ...mine].map(({ couponOrder }) => couponOrder));
  return [...orders]
    .toSorted((one, other) => one - other)
    .flatMap((order) => {
      const [their, my] = [theirs, mine].map((rows) => rows.find((row) => row.couponOrder === order));
      if (!their || !my) return [`Coupon ${order}: only in ${their ? 'theirs' : 'yours'}`];
      return listRowDifferences(order, their, my);
    });
}

function listRowDifferences(order: number, their: JobCoupon, my: JobCoupon): string[] {
  if (their.couponNumber !== my.couponNumber) return [`Coupon ${order}: another row`];
  return couponCells
    .map((cell) => ({
      label: couponCellLabels[cell],
      theirText: getCellText(their, cell),
      myText: getCellText(my, cell),
    }))
    .filter(({ theirText, myText }) => theirText !== myText)
    .map(
      ({ label, theirText, myText }) =>
        `Coupon ${order} ${label}: ${theirText || 'empty'} (theirs), ${myText || 'empty'} (yours)`,
    );
}
