import { allocateSums } from './allocation.ts';
import {
  averageOf,
  burdenedRoiPercent,
  grossMargin,
  mailingCost,
  percentOf,
  roiPercent,
  roundDecimals,
} from './figures.ts';
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
export function mailerSummaryRows(
  input: MailerSummarySums,
  allocateNonSpecific: boolean,
): MailerSummaryRow[] {
  const extra = allocateNonSpecific ? allocatedSums(input) : new Map<MailerSums, ResponseSums>();
  return [
    ...input.mailers.map((mailer) => mailerRow(input, mailer, plus(mailer.sums, extra.get(mailer)))),
    ...input.coupons.map(({ couponNumber, sums }) => {
      const mailers = input.mailers.filter((mailer) => mailer.couponNumber === couponNumber);
      return totalRow(input, couponNumber, piecesOf(mailers), sums);
    }),
    totalRow(input, 0, piecesOf(input.mailers), input.total),
  ];
}

/** Each mailer's share of its coupon's non-specific responses. */
function allocatedSums({ mailers, coupons }: MailerSummarySums): Map<MailerSums, ResponseSums> {
  return new Map(
    coupons.flatMap(({ couponNumber, nonSpecific }) => {
      const ofCoupon = mailers.filter((mailer) => mailer.couponNumber === couponNumber);
      const shares = allocateSums(
        nonSpecific,
        ofCoupon.map((mailer) => mailer.quantity),
      );
      return ofCoupon.flatMap((mailer, index) => {
        const share = shares[index];
        return share ? [[mailer, share] as const] : [];
      });
    }),
  );
}

function plus(sums: ResponseSums, share: ResponseSums | undefined): ResponseSums {
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

function piecesOf(mailers: readonly MailerSums[]): number {
  return mailers.reduce((pieces, mailer) => pieces + mailer.quantity, 0);
}

function mailerRow(input: MailerSummarySums, mailer: MailerSums, sums: ResponseSums): MailerSummaryRow {
  return {
    ...input.campaign,
    campaignCouponNumber: mailer.couponNumber,
    mailerCode: mailer.mailerCode,
    mailerDescription: mailer.mailerDescription,
    ...figures(input, mailer.quantity, sums),
    sequenceNumberStart: mailer.sequenceNumberStart,
    sequenceNumberEnd: mailer.sequenceNumberEnd,
  };
}

function totalRow(
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
    ...figures(input, quantity, sums),
    sequenceNumberStart: null,
    sequenceNumberEnd: null,
  };
}

function figures({ costPerPiece, overheadRatePct }: MailerSummarySums, quantity: number, sums: ResponseSums) {
  const margin = grossMargin(sums.amount, sums.cost);
  const mailing = mailingCost(quantity, costPerPiece);
  return {
    quantity,
    ttlResponses: sums.responses,
    ttlUniqueResponses: sums.uniqueResponses,
    ttlPurchases: sums.purchases,
    avgTicket: averageOf(sums.amount, sums.purchases),
    ttlPurchaseAmount: roundDecimals(sums.amount),
    ttlCost: roundDecimals(sums.cost),
    marginPct: percentOf(margin, sums.amount),
    roi: roiPercent(margin, mailing),
    burdenedROI: burdenedRoiPercent(margin, mailing, overheadRatePct),
  };
}

/** `Campaign Total` or `Coupon Total`; `null` for the row of a mailer. */
export function totalLabel(
  row: Pick<MailerSummaryRow, 'campaignId' | 'campaignCouponNumber'>,
): string | null {
  if (row.campaignId !== 0) return null;
  return row.campaignCouponNumber === 0 ? 'Campaign Total' : 'Coupon Total';
}
