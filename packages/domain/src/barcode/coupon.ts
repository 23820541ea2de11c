import { countCodePoints } from '../text/plainText.ts';

/** A coupon row of a job, as the API returns and accepts it. */
export interface JobCoupon extends Record<CouponCell, string | null> {
  /** Id of the job, not of the row. */
  id: number;
  /** Number in the campaign; `null` in a row added by hand. */
  couponNumber: number | null;
  /** Position of the row in the job, 1-based and unique within the job. */
  couponOrder: number;
  /** Ids of the campaign engine; `null` in a row added by hand. */
  orceCampaignId: string | null;
  orcePromotionId: string | null;
  orceDealId: string | null;
  orceMailercode: string | null;
  /** The mailer that the row is for; `null`: all mailers of the campaign. */
  legacyMailercode: string | null;
  orceDealName: string | null;
  orceDealDescription: string | null;
}

/** The cells of a row that can be edited, in the order of the table and of a pasted block. Dates are `YYYY-MM-DD`. */
export const couponCells = [
  'legacyCouponType',
  'legacyCouponExpiration',
  'legacyCouponOffer',
  'promocode',
  'dealIdOverride',
  'startDate',
  'endDate',
] as const;

export type CouponCell = (typeof couponCells)[number];

/** The editable cells of a row as the API has them; `undefined`, `null` and blanks are equivalent. */
export type CouponCellValues = Readonly<Partial<Record<CouponCell, string | null>>>;

/** The editable cells as text; `''` for no value. */
export type CouponCells = Record<CouponCell, string>;

/** Headings and labels (specification 2 §3). */
export const couponCellLabels: Readonly<Record<CouponCell, string>> = {
  legacyCouponType: 'Barcode Type',
  legacyCouponExpiration: 'Barcode Expiration',
  legacyCouponOffer: 'Barcode Offer',
  promocode: 'Promo Code',
  dealIdOverride: 'Deal Override',
  startDate: 'Start Date',
  endDate: 'End Date',
};

/** Maximum characters of a cell while it is edited (specification 2 §5); for dates the length of the format. */
export const couponCellLimits: Readonly<Record<CouponCell, number>> = {
  legacyCouponType: 2,
  legacyCouponExpiration: 5,
  legacyCouponOffer: 3,
  promocode: 22,
  dealIdOverride: 8,
  startDate: 10,
  endDate: 10,
};

/** Maximum rows of a job that the service accepts. */
export const MAX_COUPON_ROWS = 1000;

/** Truncates typed text to the limit of the cell, counted in code points. */
export function truncateCell(cell: CouponCell, typed: string): string {
  const limit = couponCellLimits[cell];
  return countCodePoints(typed) > limit ? [...typed].slice(0, limit).join('') : typed;
}

/** The editable cells of a row, to edit or to copy. A date with a time (`2025-03-06T00:00:00`) becomes the date. */
export function toCouponCells(row: CouponCellValues): CouponCells {
  return Object.fromEntries(couponCells.map((cell) => [cell, getCellText(row, cell)])) as CouponCells;
}

/** Applies edited cells to a row: texts trimmed, blank as `null`. */
export function withCells(row: JobCoupon, cells: Readonly<CouponCells>): JobCoupon {
  const edited = { ...row };
  for (const cell of couponCells) edited[cell] = cells[cell].trim() || null;
  return edited;
}

/** Whether two lists have the same rows in the same order. */
export function areSameCoupons(one: readonly JobCoupon[], other: readonly JobCoupon[]): boolean {
  if (one === other) return true;
  const isSame = (row: JobCoupon, counterpart: JobCoupon | undefined) =>
    row === counterpart ||
    (counterpart !== undefined &&
      (Object.keys(row) as (keyof JobCoupon)[]).every((key) => row[key] === counterpart[key]));
  return one.length === other.length && one.every((row, index) => isSame(row, other[index]));
}

/** A row added by hand, with all cells empty. */
export function createBlankCoupon(jobId: number, couponOrder: number): JobCoupon {
  return {
    id: jobId,
    couponNumber: null,
    couponOrder,
    orceCampaignId: null,
    orcePromotionId: null,
    orceDealId: null,
    orceMailercode: null,
    legacyCouponType: null,
    legacyCouponExpiration: null,
    legacyCouponOffer: null,
    promocode: null,
    legacyMailercode: null,
    orceDealName: null,
    orceDealDescription: null,
    dealIdOverride: null,
    startDate: null,
    endDate: null,
  };
}

/** Copies rows to another job. */
export function copyCouponsToJob(rows: readonly JobCoupon[], jobId: number): JobCoupon[] {
  return rows.map((row) => ({ ...row, id: jobId }));
}

/**
 * The significant text of a cell: trimmed, and without the time after a date.
 * @returns `''` for `null`, `undefined` and blanks
 */
export function getCellText(row: CouponCellValues, cell: CouponCell): string {
  const text = (row[cell] ?? '').trim();
  if (cell !== 'startDate' && cell !== 'endDate') return text;
  return /^[0-9-]{10}T[0-9:.]{5,}Z?$/.test(text) ? text.slice(0, 10) : text;
}
