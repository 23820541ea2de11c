import { isDay } from '../dates/dayText.ts';
import { validateRangeOrder } from '../dates/rangeOrder.ts';
import { countCodePoints, isSingleLine, isStorableText } from '../text/plainText.ts';
import {
  getCellText,
  couponCellLabels,
  couponCellLimits,
  type CouponCell,
  type CouponCellValues,
} from './coupon.ts';
import { toDateCode, validateDateCode } from './dateCode.ts';

/** The part of a row that the rules check. */
export type CouponRuleRow = CouponCellValues & { readonly couponOrder: number };

/** One message about a row, and the cell to correct. */
export interface CouponRowError {
  couponOrder: number;
  cell: CouponCell;
  /** Starts with `Coupon {n} `, where n is the order number. */
  message: string;
}

/**
 * Checks the rows for Finish: every error of every row, in the given order. Without errors the job can start.
 * Portal and server use the same function.
 * @param today `YYYY-MM-DD`, the company's date
 * @throws RangeError when today is not a valid date
 * @see docs/domain/barcode.md (specification 2 §5)
 */
export function validateCouponRows(rows: readonly CouponRuleRow[], today: string): CouponRowError[] {
  return rows.flatMap((row) => validateCouponRow(row, today));
}

/** Every error of a row, in the specification's order, at most one per cell. */
export function validateCouponRow(row: CouponRuleRow, today: string): CouponRowError[] {
  const problems: CellCheck[] = [
    ...validateDates(getCellText(row, 'startDate'), getCellText(row, 'endDate')),
    ['legacyCouponType', validateType(getCellText(row, 'legacyCouponType'))],
    ['legacyCouponExpiration', validateExpiration(getCellText(row, 'legacyCouponExpiration'), today)],
    [
      'legacyCouponOffer',
      isOffer(getCellText(row, 'legacyCouponOffer')) ? null : 'Barcode Offer is not valid',
    ],
    ['promocode', validateText(row, 'promocode')],
    ['dealIdOverride', validateText(row, 'dealIdOverride')],
  ];
  return problems.flatMap(([cell, problem]) => {
    const { couponOrder } = row;
    return problem === null ? [] : [{ couponOrder, cell, message: `Coupon ${couponOrder} ${problem}` }];
  });
}

/** Whether the text is a barcode type: two digits. */
export function isBarcodeType(text: string): boolean {
  return /^[0-9]{2}$/.test(text);
}

/** Whether the text is a barcode offer: three digits, `001` to `999`. The barcode has room for three. */
export function isOffer(text: string): boolean {
  return /^[0-9]{3}$/.test(text) && text !== '000';
}

type CellCheck = [cell: CouponCell, problem: string | null];

function validateDates(start: string, end: string): CellCheck[] {
  if (start === '' && end === '') return [];
  if (start === '') return [['startDate', 'is missing Start Date']];
  if (end === '') return [['endDate', 'is missing End Date']];
  const orderProblem = validateRangeOrder(
    { label: 'Start Date', day: start },
    { label: 'End Date', day: end },
  );
  return [
    ['startDate', isDay(start) ? orderProblem : 'Start Date is not valid'],
    ['endDate', isDay(end) ? null : 'End Date is not valid'],
  ];
}

function validateType(text: string): string | null {
  return text === '' || isBarcodeType(text) ? null : 'Barcode Type is not valid';
}

function validateExpiration(text: string, today: string): string | null {
  switch (text === '' ? null : validateDateCode(text, today)) {
    case null:
      return null;
    case 'form':
      return 'Barcode Expiration is not valid';
    case 'year':
      return 'Barcode Expiration year is not valid';
    case 'day':
      return 'Barcode Expiration day of year is not valid';
    case 'past':
      return `Barcode Expiration must be later than today (${toDateCode(today)})`;
  }
}

/** Printed text: within its limit, a single line. */
function validateText(row: CouponRuleRow, cell: 'promocode' | 'dealIdOverride'): string | null {
  const text = getCellText(row, cell);
  const isValid =
    countCodePoints(text) <= couponCellLimits[cell] && isSingleLine(text) && isStorableText(text);
  return isValid ? null : `${couponCellLabels[cell]} is not valid`;
}
