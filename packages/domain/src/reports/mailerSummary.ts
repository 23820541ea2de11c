import { allocateSums } from './allocation.ts';
import {
  calculateAverage,
  calculateBurdenedRoiPercent,
  calculateGrossMargin,
  calculateMailingCost,
  calculatePercent,
  calculateRoiPercent,
} from './measures.ts';
import { roundDecimals } from './roundDecimals.ts';
import type { MailerSummaryRow } from './reportRows.ts';
import type { ResponseSums } from './responses.ts';

/** A mailer of the campaign with the responses that carry its code. */
export interface MailerSums {
  couponNumber: number;
  mailerCode: string;
  mailerDescription: string;
  /** Pieces. */
  quantity: number;
  sequenceNumberStart: number | null;
  sequenceNumberEnd: number | null;
  sums: ResponseSums;
}

/** A coupon with all its responses, and those without the code of a mailer of the campaign. */
export interface CouponSums {
  couponNumber: number;
  sums: ResponseSums;
  /** Its customers exclude those who also have a response with a code, so that no customer is allocated twice. */
  nonSpecific: ResponseSums;
}

/** Input of the mailer summary. All sums cover the responses that the view counts. */
export interface MailerSummarySums {
  campaign: Pick<MailerSummaryRow, 'campaignId' | 'campaignDescription' | 'saleDateBegin' | 'saleDateEnd'>;
  /** Dollars. */
  costPerPiece: number;
  /** In percent of the mailing cost. */
  overheadRatePct: number;
  /** Every mailer of the campaign, in the order of the report. */
  mailers: readonly MailerSums[];
  /** Every coupon that has mailers or responses, in the order of the report. */
  coupons: readonly CouponSums[];
  /** All responses of the campaign; its customers can be fewer than the sum over the coupons. */
  total: ResponseSums;
}

/**
 * The rows of a mailer summary: mailers, then coupon totals, then the campaign total. Totals do not depend on the
 * allocation of non-specific responses.
 * @see docs/domain/reports.md §5
 */
export function buildMailerSummaryRows(
  input: MailerSummarySums,
  allocateNonSpecific: boolean,
): MailerSummaryRow[] {
  const allocated = allocateNonSpecific
    ? allocateNonSpecificSums(input)
    : new Map<MailerSums, ResponseSums>();
  return [
    ...input.mailers.map((mailer) => toMailerRow(input, mailer, addSums(mailer.sums, allocated.get(mailer)))),
    ...input.coupons.map(({ couponNumber, sums }) => {
      const mailers = input.mailers.filter((mailer) => mailer.couponNumber === couponNumber);
      return toTotalRow(input, couponNumber, sumPieces(mailers), sums);
    }),
    toTotalRow(input, 0, sumPieces(input.mailers), input.total),
  ];
}

/** Each mailer's share of its coupon's non-specific responses. */
function allocateNonSpecificSums({ mailers, coupons }: MailerSummarySums): Map<MailerSums, ResponseSums> {
  return new Map(
    coupons.flatMap(({ couponNumber, nonSpecific }) => {
      const couponMailers = mailers.filter((mailer) => mailer.couponNumber === couponNumber);
      const shares = allocateSums(
        nonSpecific,
        couponMailers.map((mailer) => mailer.quantity),
      );
      return couponMailers.flatMap((mailer, index) => {
        const share = shares[index];
        return share ? [[mailer, share] as const] : [];
      });
    }),
  );
}

function addSums(sums: ResponseSums, share: ResponseSums | undefined): ResponseSums {
  if (!share) return sums;
  return {
    responses: sums.responses + share.responses,
    uniqueResponses: sums.uniqueResponses + share.uniqueResponses,
    purchases: sums.purchases + share.purchases,
    amount: sums.amount + share.amount,
    items: sums.items + share.items,
    cost: sums.cost + share.cost,
  };
}

function sumPieces(mailers: readonly MailerSums[]): number {
  return mailers.reduce((pieces, mailer) => pieces + mailer.quantity, 0);
}

function toMailerRow(input: MailerSummarySums, mailer: MailerSums, sums: ResponseSums): MailerSummaryRow {
  return {
    ...input.campaign,
    campaignCouponNumber: mailer.couponNumber,
    mailerCode: mailer.mailerCode,
    mailerDescription: mailer.mailerDescription,
    ...calculateMeasures(input, mailer.quantity, sums),
    sequenceNumberStart: mailer.sequenceNumberStart,
    sequenceNumberEnd: mailer.sequenceNumberEnd,
  };
}

function toTotalRow(
  input: MailerSummarySums,
  couponNumber: number,
  quantity: number,
  sums: ResponseSums,
): MailerSummaryRow {
  return {
    ...input.campaign,
    campaignId: 0,
    campaignCouponNumber: couponNumber,
    mailerCode: null,
    mailerDescription: null,
    ...calculateMeasures(input, quantity, sums),
    sequenceNumberStart: null,
    sequenceNumberEnd: null,
  };
}

function calculateMeasures(
  { costPerPiece, overheadRatePct }: MailerSummarySums,
  quantity: number,
  sums: ResponseSums,
) {
  const margin = calculateGrossMargin(sums.amount, sums.cost);
  const mailing = calculateMailingCost(quantity, costPerPiece);
  return {
    quantity,
    ttlResponses: sums.responses,
    ttlUniqueResponses: sums.uniqueResponses,
    ttlPurchases: sums.purchases,
    avgTicket: calculateAverage(sums.amount, sums.purchases),
    ttlPurchaseAmount: roundDecimals(sums.amount),
    ttlCost: roundDecimals(sums.cost),
    marginPct: calculatePercent(margin, sums.amount),
    roi: calculateRoiPercent(margin, mailing),
    burdenedROI: calculateBurdenedRoiPercent(margin, mailing, overheadRatePct),
  };
}

/** The fields that tell what a row covers. */
type LevelFields = Pick<MailerSummaryRow, 'campaignId' | 'campaignCouponNumber'>;

/** What a row covers: campaign 0 marks a total, and coupon 0 the total of the campaign. */
export function getSummaryLevel(row: LevelFields): 'mailer' | 'coupon' | 'campaign' {
  if (row.campaignId !== 0) return 'mailer';
  return row.campaignCouponNumber === 0 ? 'campaign' : 'coupon';
}

/** Whether a row is a total: of a coupon or of the campaign. */
export function isTotalRow(row: LevelFields): boolean {
  return getSummaryLevel(row) !== 'mailer';
}

/** The total of a coupon; of the campaign for coupon 0. */
export function findTotalRow<Row extends LevelFields>(
  rows: readonly Row[],
  couponNumber: number,
): Row | undefined {
  return rows.find((row) => isTotalRow(row) && row.campaignCouponNumber === couponNumber);
}

/** `Campaign Total` or `Coupon Total`; `null` for the row of a mailer. */
export function getTotalLabel(row: LevelFields): string | null {
  return { mailer: null, coupon: 'Coupon Total', campaign: 'Campaign Total' }[getSummaryLevel(row)];
}
