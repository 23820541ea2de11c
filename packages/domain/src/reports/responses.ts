/** Sums of the responses of a mailer, a coupon, a store or a day. */
export interface ResponseSums {
  responses: number;
  /** Distinct customers among them. */
  uniqueResponses: number;
  purchases: number;
  /** Sales, dollars. */
  amount: number;
  /** Fractional for fabric. */
  items: number;
  /** Cost of the products sold, dollars. */
  cost: number;
}
