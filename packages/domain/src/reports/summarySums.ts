import type { CouponSums, MailerSummarySums, MailerSums } from './mailerSummary.ts';
import type { ResponseSums } from './responses.ts';
import { roundDecimals } from './roundDecimals.ts';

/** The counted responses to a mailer of a campaign, or to a coupon without such a mailer (`null`). */
export interface CountedSums extends Omit<ResponseSums, 'uniqueResponses'> {
  couponNumber: number;
  mailerCode: string | null;
  /** The customer of each response. */
  customers: readonly number[];
}

/**
 * Adds up the sums of a mailer summary. Mailers and coupons without responses have zeros.
 * @param mailers of the campaign, in the order of the report
 * @param counted in any order
 */
export function sumMailerSummary(
  mailers: readonly Omit<MailerSums, 'sums'>[],
  counted: readonly CountedSums[],
): Pick<MailerSummarySums, 'mailers' | 'coupons' | 'total'> {
  const coupons = new Set([...mailers, ...counted].map(({ couponNumber }) => couponNumber));
  return {
    mailers: mailers.map((mailer) => ({
      ...mailer,
      sums: addUp(counted.filter(({ mailerCode }) => mailerCode === mailer.mailerCode)),
    })),
    coupons: [...coupons]
      .toSorted((one, other) => one - other)
      .map((coupon) =>
        toCouponSums(
          coupon,
          counted.filter(({ couponNumber }) => couponNumber === coupon),
        ),
      ),
    total: addUp(counted),
  };
}

function toCouponSums(couponNumber: number, counted: readonly CountedSums[]): CouponSums {
  const sums = addUp(counted);
  const specific = counted.filter(({ mailerCode }) => mailerCode !== null);
  const nonSpecific = addUp(counted.filter(({ mailerCode }) => mailerCode === null));
  // Only customers without a specific response to the coupon, so that no customer counts twice.
  const uniqueResponses = sums.uniqueResponses - countCustomers(specific);
  return { couponNumber, sums, nonSpecific: { ...nonSpecific, uniqueResponses } };
}

function addUp(counted: readonly CountedSums[]): ResponseSums {
  const sum = (field: Exclude<keyof ResponseSums, 'uniqueResponses'>) =>
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
