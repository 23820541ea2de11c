import { toBarcodeNumber, withCells } from '@portal/domain/barcode';
import { BarcodePicture } from '../BarcodePicture/BarcodePicture.tsx';
import type { CouponRowView } from './couponRowCache.ts';

/** Placeholder for the mailer code of a row that applies to all mailers of its campaign. */
const placeholderMailerCode = '000000';
const placeholderDigitCount = 7;

/** Barcode and number of a row as they will be printed; updates while typing. */
export function BarcodeCell({ row }: { row: CouponRowView }) {
  const number = getBarcodeText(row);
  if (number === null) return <span className="PortalCouponRows-none">Incomplete</span>;
  const isForAllMailers = !row.coupon.legacyMailercode?.trim();
  return (
    <span
      className="PortalCouponRows-barcode"
      title={
        isForAllMailers
          ? 'Each mailer of the campaign gets its own number, which ends with its code'
          : undefined
      }
    >
      <BarcodePicture number={number} />
      <span className="PortalCouponRows-code">
        {isForAllMailers
          ? `${number.slice(0, -placeholderDigitCount)}${'·'.repeat(placeholderDigitCount)}`
          : number}
      </span>
    </span>
  );
}

/** The number as text, for the tooltip and for copying. */
export function getBarcodeText({ coupon, editedCells }: CouponRowView): string | null {
  const shownCoupon = editedCells ? withCells(coupon, editedCells) : coupon;
  return toBarcodeNumber(shownCoupon, shownCoupon.legacyMailercode?.trim() || placeholderMailerCode);
}
