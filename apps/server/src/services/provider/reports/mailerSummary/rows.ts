import {
  type CouponSums,
  type MailerSummarySums,
  type ResponseSums,
  roundDecimals,
} from '@portal/domain/reports';
import type { CampaignCosts } from '../costs.ts';
import type { CountedSums, MailerOfCampaign } from './queries.ts';

/** Combines the sums for the rows of the summary. Mailers and coupons without responses have zeros. */
export function toSummarySums(
  costs: CampaignCosts,
  mailers: readonly MailerOfCampaign[],
  counted: readonly CountedSums[],
): MailerSummarySums {
  const byMailer = Map.groupBy(counted, ({ mailer_code }) => mailer_code);
  const byCoupon = Map.groupBy(counted, ({ coupon_number }) => coupon_number);
  const coupons = new Set([...mailers.map(({ couponNumber }) => couponNumber), ...byCoupon.keys()]);
  return {
    ...costs,
    mailers: mailers.map((mailer) => ({ ...mailer, sums: addUp(byMailer.get(mailer.mailerCode)) })),
    coupons: [...coupons]
      .toSorted((a, b) => a - b)
      .map((couponNumber) => toCouponSums(couponNumber, byCoupon.get(couponNumber) ?? [])),
    total: addUp(counted),
  };
}

function toCouponSums(couponNumber: number, counted: readonly CountedSums[]): CouponSums {
  const isSpecific = ({ mailer_code }: CountedSums) => mailer_code !== null;
  const sums = addUp(counted);
  const nonSpecific = addUp(counted.filter((one) => !isSpecific(one)));
  // Only customers without a specific response to the coupon, so that no customer counts twice.
  const uniqueResponses = sums.uniqueResponses - countCustomers(counted.filter(isSpecific));
  return { couponNumber, sums, nonSpecific: { ...nonSpecific, uniqueResponses } };
}

function addUp(counted: readonly CountedSums[] = []): ResponseSums {
  const sum = (field: 'responses' | 'purchases' | 'amount' | 'items' | 'cost') =>
    roundDecimals(counted.reduce((total, sums) => total + sums[field], 0));
  return {
    responses: sum('responses'),
    uniqueResponses: countCustomers(counted),
    purchases: sum('purchases'),
    amount: sum('amount'),
    items: sum('items'),
    cost: sum('cost'),
  };
}

function countCustomers(counted: readonly CountedSums[]): number {
  const customers = new Set<number>();
  for (const one of counted) for (const customer of one.customers) customers.add(customer);
  return customers.size;
}
