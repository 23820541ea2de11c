import { formatNumber, formatQuantity } from '@portal/domain';
import type { CouponPlan, OutputPlan } from './outputPlan.ts';
import type { Output } from './queries.ts';

/** Log entry before any line is written. */
export function formatPlanComment({ coupons, lines }: OutputPlan): string {
  return `${formatQuantity(coupons.length, 'coupon')}, ${formatQuantity(lines, 'barcode')} to write`;
}

/** Log entry after the lines of a coupon are written. */
export function formatCouponComment({ couponOrder, mailers, unnumberedMailers, lines }: CouponPlan): string {
  const unnumberedNote =
    unnumberedMailers === 0 ? '' : ` (${formatNumber(unnumberedMailers)} without sequence numbers)`;
  return `Coupon ${couponOrder}: ${formatQuantity(mailers, 'mailer')}${unnumberedNote}, ${formatQuantity(lines, 'barcode')}`;
}

/** Log entry for the finished file. */
export function formatOutputComment({ fileName, lines }: Pick<Output, 'fileName' | 'lines'>): string {
  return `Output file ${fileName} with ${formatQuantity(lines, 'line')}`;
}
