import { barcodeNumber, withCells } from '@portal/domain/barcode';
import { BarcodePicture } from '../BarcodePicture/BarcodePicture.tsx';
import type { ShownRow } from './shownRows.ts';

/** Placeholder for the mailer code of a row that applies to all mailers of its campaign. */
const anyMailer = '000000';
const anyMailerDigits = 7;

/** Barcode and number of a row as they will be printed; updates while typing. */
export function BarcodeCell({ row: { coupon, cells } }: { row: ShownRow }) {
  const shown = cells ? withCells(coupon, cells) : coupon;
  const mailerCode = shown.legacyMailercode?.trim() || null;
  const number = barcodeNumber(shown, mailerCode ?? anyMailer);
  if (number === null) return <span className="PortalCouponRows-none">Incomplete</span>;
  const isForAll = mailerCode === null;
  return (
    <span
      className="PortalCouponRows-barcode"
      title={
        isForAll ? 'Each mailer of the campaign gets a number of its own, ending in its code' : undefined
      }
    >
      <BarcodePicture number={number} />
      <span className="PortalCouponRows-code">
        {isForAll ? `${number.slice(0, -anyMailerDigits)}${'·'.repeat(anyMailerDigits)}` : number}
      </span>
    </span>
  );
}

/** The number as text, for the tooltip and for copying. */
export function barcodeText({ coupon, cells }: ShownRow): string | null {
  const shown = cells ? withCells(coupon, cells) : coupon;
  return barcodeNumber(shown, shown.legacyMailercode?.trim() || anyMailer);
}
