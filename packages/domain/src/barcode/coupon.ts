import { codePointLength } from '../text/plainText.ts';

/** A coupon row of a job, as the service answers it and takes it back. */
export interface JobCoupon extends Record<CouponCell, string | null> {
  /** Id of the job, not of the row. */
  id: number;
  /** Number in the campaign; `null` in a row added by hand. */
  couponNumber: number | null;
  /** Place of the row in the job, from 1; not used twice in a job. */
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

/** The editable cells as text, empty where there is nothing. */
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

/** Most characters of a cell while it is edited (specification 2 §5); those of a date are of its form. */
export const couponCellLimits: Readonly<Record<CouponCell, number>> = {
  legacyCouponType: 2,
  legacyCouponExpiration: 5,
  legacyCouponOffer: 3,
  promocode: 22,
  dealIdOverride: 8,
  startDate: 10,
  endDate: 10,
};

/** Most rows of a job that the service takes. */
export const MAX_COUPON_ROWS = 1000;

const emptyCells: Readonly<CouponCells> = {
  legacyCouponType: '',
  legacyCouponExpiration: '',
  legacyCouponOffer: '',
  promocode: '',
  dealIdOverride: '',
  startDate: '',
  endDate: '',
};

/** What a cell holds after typing: cut at its limit, counted as a person counts. */
export function limitCell(cell: CouponCell, typed: string): string {
  const limit = couponCellLimits[cell];
  return codePointLength(typed) > limit ? [...typed].slice(0, limit).join('') : typed;
}

/** The editable cells of a row, to edit or to copy. A day with a time (`2025-03-06T00:00:00`) is the day. */
export function cellsOf(row: Readonly<Partial<Record<CouponCell, string | null>>>): CouponCells {
  const cells = { ...emptyCells };
  for (const cell of couponCells) cells[cell] = cellText(row, cell);
  return cells;
}

/** A row with edited cells: trimmed, nothing as `null`. */
export function withCells(row: JobCoupon, cells: Readonly<CouponCells>): JobCoupon {
  const edited = { ...row };
  for (const cell of couponCells) edited[cell] = cells[cell].trim() || null;
  return edited;
}

/** A row added by hand, nothing filled in. */
export function blankCoupon(jobId: number, couponOrder: number): JobCoupon {
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

/** The rows of a job for another one. */
export function couponsForJob(rows: readonly JobCoupon[], jobId: number): JobCoupon[] {
  return rows.map((row) => ({ ...row, id: jobId }));
}

/**
 * What counts of a cell: blanks around it do not, nor does the time after a day.
 * @returns empty text for `null`, nothing and blanks
 */
export function cellText(
  row: Readonly<Partial<Record<CouponCell, string | null>>>,
  cell: CouponCell,
): string {
  const text = (row[cell] ?? '').trim();
  if (cell !== 'startDate' && cell !== 'endDate') return text;
  return /^[0-9-]{10}T[0-9:.]{5,}Z?$/.test(text) ? text.slice(0, 10) : text;
}
