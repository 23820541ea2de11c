import { isMailerCode } from '../mailers/isMailerCode.ts';
import { getCellText, type CouponCell } from './coupon.ts';
import { isBarcodeType, isOffer } from './couponRules.ts';

/** The parts of a barcode number, except the mailer code. */
export type BarcodeRow = Readonly<Partial<Record<CouponCell & `legacyCoupon${string}`, string | null>>>;

const NO_TYPE = '00';
const NO_EXPIRATION = '00000';

/**
 * The number that is printed as Code 128: type (2, `00` without one), offer (3), expiration (5, `00000` without one),
 * mailer code (6), check digit (1). It depends only on row and mailer: all pieces of a mailer carry the same number.
 * @param mailerCode six upper-case letters or digits
 * @returns `null` when a part is malformed. Whether the expiration is in the future is checked by Finish, not here.
 * @see docs/domain/barcode.md
 */
export function toBarcodeNumber(row: BarcodeRow, mailerCode: string): string | null {
  const type = getCellText(row, 'legacyCouponType') || NO_TYPE;
  const offer = getCellText(row, 'legacyCouponOffer');
  const expiration = getCellText(row, 'legacyCouponExpiration') || NO_EXPIRATION;
  const isComplete =
    isBarcodeType(type) && isOffer(offer) && /^[0-9]{5}$/.test(expiration) && isMailerCode(mailerCode);
  if (!isComplete) return null;
  const body = type + offer + expiration + mailerCode;
  return body + calculateCheckDigit(body);
}

/**
 * The mod-10 check digit of a text of digits and upper-case letters, as in ISO 6166: letters are first written as two
 * digits (A = 10 … Z = 35). From the right, the first digit and every second one after it is doubled, and 9 is
 * subtracted from results above 9. The check digit makes the sum a multiple of ten.
 * @throws RangeError for any other character
 */
export function calculateCheckDigit(body: string): string {
  const digits = [...toDigits(body)].map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

function toDigits(text: string): string {
  if (!/^[0-9A-Z]*$/.test(text)) throw new RangeError(`Only digits and capital letters are allowed: ${text}`);
  return text.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
}
