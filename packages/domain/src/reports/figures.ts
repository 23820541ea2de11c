/**
 * Figures that are made of other figures. All are rounded to two decimals, halves away from zero (as `round` of a
 * numeric does), and 0 where there is nothing to divide by.
 * @see docs/domain/reports.md §3
 */

/**
 * Rounds to decimals as they are written, halves away from zero: 1.005 is 1.01, though the double below it is a bit
 * less. What is no finite number stays so.
 */
export function roundDecimals(value: number, decimals = 2): number {
  const magnitude = Math.abs(value);
  // Beyond this a double has hardly a decimal left; below a millionth it is written with an exponent.
  if (!(magnitude < 1e14)) return value;
  if (magnitude < 1e-6) return 0;
  const rounded = Number(`${Math.round(Number(`${magnitude}e${decimals}`))}e-${decimals}`);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** The part of a whole in percent: 50 of 1000 is 5. 0 when either is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : roundDecimals((part * 100) / whole);
}

/** So much for one: $801.42 in 19 purchases are $42.18. 0 when `count` is 0. */
export function averageOf(sum: number, count: number): number {
  return count === 0 ? 0 : roundDecimals(sum / count);
}

/** Sales less the cost of what was sold, dollars; negative when it was sold below cost. */
export function grossMargin(sales: number, cost: number): number {
  return roundDecimals(sales - cost);
}

/** What mailing so many pieces costs, dollars, not rounded to cents. */
export function mailingCost(pieces: number, costPerPiece: number): number {
  return roundDecimals(pieces * costPerPiece, 4);
}

/** Return on a mailing in percent: margin less mailing cost, over mailing cost. 0 when mailing cost nothing. */
export function roiPercent(margin: number, mailing: number): number {
  return mailing === 0 ? 0 : percentOf(roundDecimals(margin - mailing, 4), mailing);
}

/**
 * Return on a mailing whose cost bears a share of the overhead.
 * @param overheadRatePct what is added to the mailing cost, in percent of it (default value `OverheadRatePct`)
 */
export function burdenedRoiPercent(margin: number, mailing: number, overheadRatePct: number): number {
  return roiPercent(margin, roundDecimals(mailing * (1 + overheadRatePct / 100), 6));
}

/**
 * A response percentage as it is shown: `null` (blank) when there were no responses, or nothing was mailed.
 * @see specification 3 §5
 */
export function responsePercent(responses: number, mailed: number): number | null {
  return responses === 0 || mailed === 0 ? null : percentOf(responses, mailed);
}

/** A figure that is blank (`null`) when it is 0: average ticket, sales, margin percent, ROI and burdened ROI. */
export function blankZero(value: number | null | undefined): number | null {
  return value === 0 || value === undefined ? null : value;
}

/** The column Mar $: sales less cost; `null` (blank) without sales. */
export function marginAmount(row: { ttlPurchaseAmount: number; ttlCost: number }): number | null {
  return row.ttlPurchaseAmount === 0 ? null : grossMargin(row.ttlPurchaseAmount, row.ttlCost);
}

/** A number among the default values, such as `OverheadRatePct`: its text, or 0 when it is missing or none. */
export function defaultNumber(text: string | null | undefined): number {
  const value = Number(text?.trim() || 0);
  return Number.isFinite(value) ? value : 0;
}

/** Dollars for mailing one piece: the campaign's, or where it names none the default value `CostPerPiece`. */
export function effectiveCostPerPiece(
  ofCampaign: number | null,
  defaultValue: string | null | undefined,
): number {
  return ofCampaign ?? defaultNumber(defaultValue);
}
