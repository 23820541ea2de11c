import { roundDecimals } from './roundDecimals.ts';

/**
 * Calculated measures. All are rounded to two decimals, half away from zero (like SQL `round` of a numeric), and 0
 * when the divisor is 0.
 * @see docs/domain/reports.md §3
 */

/** The percentage of a part: 50 of 1000 is 5. 0 when either is 0. */
export function calculatePercent(part: number, whole: number): number {
  return whole === 0 ? 0 : roundDecimals((part * 100) / whole);
}

/** The average: $801.42 in 19 purchases is $42.18. 0 when `count` is 0. */
export function calculateAverage(sum: number, count: number): number {
  return count === 0 ? 0 : roundDecimals(sum / count);
}

/** Sales minus the cost of the products sold, in dollars; negative when sold below cost. */
export function calculateGrossMargin(sales: number, cost: number): number {
  return roundDecimals(sales - cost);
}

/** The mailing cost in dollars, not rounded to cents. */
export function calculateMailingCost(pieces: number, costPerPiece: number): number {
  return roundDecimals(pieces * costPerPiece, 4);
}

/** ROI of a mailing in percent: (margin - mailing cost) / mailing cost. 0 when the mailing cost is 0. */
export function calculateRoiPercent(margin: number, mailingCost: number): number {
  return calculatePercent(roundDecimals(margin - mailingCost, 4), mailingCost);
}

/**
 * ROI of a mailing whose cost includes a share of the overhead.
 * @param overheadRatePct overhead in percent of the mailing cost (default value `OverheadRatePct`)
 */
export function calculateBurdenedRoiPercent(
  margin: number,
  mailingCost: number,
  overheadRatePct: number,
): number {
  return calculateRoiPercent(margin, roundDecimals(mailingCost * (1 + overheadRatePct / 100), 6));
}

/**
 * A response percentage for display: `null` (blank) without responses or mailed pieces.
 * @see specification 3 §5
 */
export function calculateResponsePercent(responses: number, mailed: number): number | null {
  return responses === 0 || mailed === 0 ? null : calculatePercent(responses, mailed);
}

/** Converts 0 to `null` (blank): for average ticket, sales, margin percent, ROI and burdened ROI. */
export function zeroToNull(value: number | null | undefined): number | null {
  return value === 0 || value === undefined ? null : value;
}

/** The column Mar $: sales minus cost; `null` (blank) without sales. */
export function calculateMarginAmount(row: { ttlPurchaseAmount: number; ttlCost: number }): number | null {
  return row.ttlPurchaseAmount === 0 ? null : calculateGrossMargin(row.ttlPurchaseAmount, row.ttlCost);
}

/** Parses a numeric default value, such as `OverheadRatePct`; 0 when it is missing or not a number. */
export function parseDefaultNumber(text: string | null | undefined): number {
  const value = Number(text ?? 0);
  return Number.isFinite(value) ? value : 0;
}

/** Cost per piece in dollars: the campaign's, otherwise the default value `CostPerPiece`. */
export function resolveCostPerPiece(
  ofCampaign: number | null,
  defaultValue: string | null | undefined,
): number {
  return ofCampaign ?? parseDefaultNumber(defaultValue);
}
