import { formatNumber } from '@portal/domain';
import type { CouponPlan, OutputPlan } from './outputPlan.ts';
import type { Output } from './queries.ts';

/** Log entry before any line is written. */
export function planComment({ coupons, lines }: OutputPlan): string {
  return `${counted(coupons.length, 'coupon')}, ${counted(lines, 'barcode')} to write`;
}

/** Log entry after the lines of a coupon are written. */
export function couponComment({ couponOrder, mailers, withoutNumbers, lines }: CouponPlan): string {
  const left = withoutNumbers === 0 ? '' : ` (${formatNumber(withoutNumbers)} without sequence numbers)`;
  return `Coupon ${couponOrder}: ${counted(mailers, 'mailer')}${left}, ${counted(lines, 'barcode')}`;
}

/** Log entry for the finished file. */
export function outputComment({ fileName, lines }: Output): string {
  return `Output file ${fileName} with ${counted(lines, 'line')}`;
}

function counted(count: number, word: string): string {
  return `${formatNumber(count)} ${word}${count === 1 ? '' : 's'}`;
}
