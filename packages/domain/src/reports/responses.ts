/** Sums of the responses of a mailer, a coupon, a store or a day. */
export interface ResponseSums {
  responses: number;
  /** Distinct customers among them. */
  uniqueResponses: number;
  /** Responses with a purchase. */
  purchases: number;
  /** Sales, dollars. */
  amount: number;
  /** Fractional for fabric. */
  items: number;
  /** Cost of the products sold, dollars. */
  cost: number;
}

/** The part of a response that decides whether a view counts it. */
export interface CountableResponse {
  /** 1-based. */
  couponNumber: number;
  /** `null` when nothing was bought. */
  transactionId: string | number | null;
}

/**
 * The responses of one campaign that a view counts. The expanded view counts all: a transaction once for each coupon
 * it used. The primary view counts a transaction once, under its first coupon (the lowest number; on ties the earlier
 * response). Responses without a transaction always count.
 * @see docs/domain/reports.md §2
 */
export function filterCountedResponses<Response extends CountableResponse>(
  responses: readonly Response[],
  expandedView: boolean,
): Response[] {
  if (expandedView) return [...responses];
  const firsts = new Map<string | number, Response>();
  for (const response of responses) {
    if (response.transactionId === null) continue;
    const first = firsts.get(response.transactionId);
    if (!first || response.couponNumber < first.couponNumber) firsts.set(response.transactionId, response);
  }
  return responses.filter(
    (response) => response.transactionId === null || firsts.get(response.transactionId) === response,
  );
}
