import type { CouponSums, MailerSummarySums, ResponseSums } from '@portal/domain/reports';
import type { CampaignCosts } from '../costs.ts';
import type { MailerOfCampaign, SummarySumsRow } from './queries.ts';

/** Combines the sums for the rows of the summary. Mailers and coupons without responses have zeros. */
export function toSummarySums(
  costs: CampaignCosts,
  mailers: readonly MailerOfCampaign[],
  found: readonly SummarySumsRow[],
): MailerSummarySums {
  const filterByLevel = (kind: SummarySumsRow['of']) => found.filter((sums) => sums.of === kind);
  const byMailer = new Map(filterByLevel('mailer').map((sums) => [sums.mailer_code, sums]));
  return {
    ...costs,
    mailers: mailers.map((mailer) => ({ ...mailer, sums: toSums(byMailer.get(mailer.mailerCode)) })),
    coupons: toCouponSums(mailers, filterByLevel('coupon'), filterByLevel('nonSpecific')),
    total: toSums(filterByLevel('campaign')[0]),
  };
}

/** All coupons with mailers or responses, by number. */
function toCouponSums(
  mailers: readonly MailerOfCampaign[],
  coupons: readonly SummarySumsRow[],
  nonSpecific: readonly SummarySumsRow[],
): CouponSums[] {
  const numbers = new Set([
    ...mailers.map(({ couponNumber }) => couponNumber),
    ...coupons.map(({ coupon_number }) => coupon_number ?? 0),
  ]);
  return [...numbers]
    .toSorted((a, b) => a - b)
    .map((couponNumber) => {
      const isOfCoupon = (sums: SummarySumsRow) => sums.coupon_number === couponNumber;
      const whole = coupons.find(isOfCoupon);
      const nonSpecificSums = toSums(nonSpecific.find(isOfCoupon));
      // Only customers without a specific response to the coupon, so that no customer counts twice.
      const uniqueResponses = (whole?.unique_responses ?? 0) - (whole?.specific_customers ?? 0);
      return { couponNumber, sums: toSums(whole), nonSpecific: { ...nonSpecificSums, uniqueResponses } };
    });
}

function toSums(found: SummarySumsRow | undefined): ResponseSums {
  return {
    responses: found?.responses ?? 0,
    uniqueResponses: found?.unique_responses ?? 0,
    purchases: found?.purchases ?? 0,
    amount: found?.amount ?? 0,
    items: found?.items ?? 0,
    cost: found?.cost ?? 0,
  };
}
