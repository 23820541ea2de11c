import { barcodeNumber, withCells } from '@portal/domain/barcode';
import { BarcodePicture } from '../BarcodePicture/BarcodePicture.tsx';
import type { ShownRow } from './shownRows.ts';

/** Stands for the mailer code of a row that is for all mailers of its campaign. */
const anyMailer = '000000';
const anyMailerDigits = 7;

/** The barcode of a row as it will be printed, with its number; follows what is typed. */
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

/** The same as text, for the tool tip and for copying. */
export function barcodeText({ coupon, cells }: ShownRow): string | null {
  const shown = cells ? withCells(coupon, cells) : coupon;
  return barcodeNumber(shown, shown.legacyMailercode?.trim() || anyMailer);
}
