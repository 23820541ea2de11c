import type { ResponseSums } from './responses.ts';

/**
 * Allocates whole units in proportion to weights (largest remainder method), so that the shares add up to the total:
 * every share is its exact part rounded down, and the rest goes to the largest remainders, on ties to the earlier
 * one.
 * @param total whole units; a negative total is allocated like its absolute value
 * @param weights whole numbers, 0 or more
 * @param limits maximum of each share; their sum must not be less than the total. Units over a limit go to the next
 * remainder.
 * @throws RangeError when a number is not whole, a weight is negative, there is a total but no weight, or the limits
 * are too small
 */
export function allocateWhole(
  total: number,
  weights: readonly number[],
  limits?: readonly number[],
): number[] {
  if (!Number.isSafeInteger(total)) throw new RangeError(`${total} is not a number of whole units`);
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RangeError('A weight is not a whole number of 0 or more');
  }
  if (total === 0) return weights.map(() => 0);
  const shares = calculateShares(Math.abs(total), weights, limits);
  return shares.map((share) => (total < 0 && share > 0 ? -share : share));
}

/** Like {@link allocateWhole}, in hundredths: cents of an amount, hundredths of items. */
export function allocateHundredths(total: number, weights: readonly number[]): number[] {
  return allocateWhole(Math.round(total * 100), weights).map((share) => share / 100);
}

/**
 * Allocates a coupon's responses without a mailer code to its mailers. Responses, customers and purchases are
 * allocated by quantity, with customers and purchases limited to the mailer's responses. Sales are allocated by
 * purchases, so that a mailer without purchases has no sales. Responses of a coupon without mailers stay in the
 * totals only.
 * @param quantities pieces of each mailer
 * @returns the share of each mailer, in order
 */
export function allocateSums(sums: ResponseSums, quantities: readonly number[]): ResponseSums[] {
  if (!quantities.some((quantity) => quantity > 0)) return quantities.map(() => ({ ...noResponses }));
  const responses = allocateWhole(sums.responses, quantities);
  const uniqueResponses = allocateWhole(sums.uniqueResponses, quantities, responses);
  const purchases = allocateWhole(sums.purchases, quantities, responses);
  const salesWeights = sums.purchases > 0 ? purchases : quantities;
  const [amount, items, cost] = [sums.amount, sums.items, sums.cost].map((sum) =>
    allocateHundredths(sum, salesWeights),
  );
  return quantities.map((_quantity, index) => ({
    responses: responses[index] ?? 0,
    uniqueResponses: uniqueResponses[index] ?? 0,
    purchases: purchases[index] ?? 0,
    amount: amount?.[index] ?? 0,
    items: items?.[index] ?? 0,
    cost: cost?.[index] ?? 0,
  }));
}

const noResponses: ResponseSums = {
  responses: 0,
  uniqueResponses: 0,
  purchases: 0,
  amount: 0,
  items: 0,
  cost: 0,
};

/** For a total above 0. Uses BigInt, because pieces times cents exceed the exact range of a double. */
function calculateShares(total: number, weights: readonly number[], limits?: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) throw new RangeError('The sum of the weights is 0');
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const getLimit = (index: number) => limits?.[index] ?? Number.MAX_SAFE_INTEGER;
  const shares = exact.map((part, index) => Math.min(Number(part / sum), getLimit(index)));
  let remaining = total - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % sum, weight: weights[index] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder));
  // Without limits one round is enough; with limits others may get more than one unit each.
  while (remaining > 0) {
    const eligible = byRemainder
      .filter(({ index }) => (shares[index] ?? 0) < getLimit(index))
      .slice(0, remaining);
    if (eligible.length === 0) throw new RangeError('The sum of the limits is less than the total');
    for (const { index } of eligible) shares[index] = (shares[index] ?? 0) + 1;
    remaining -= eligible.length;
  }
  return shares;
}
