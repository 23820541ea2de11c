/** An offer that coupons are made of. Days are `YYYY-MM-DDT00:00:00`. */
export interface Offer {
  offerId1: number;
  assignDate: string;
  assignProcessName: string;
  couponType: string;
  /** Dollars or percent, by type; `null` when the type has none. */
  couponValue: number | null;
  startDate: string;
  endDate: string;
  /** Whether the coupon can be used once (`S`) or more often (`M`). */
  singleMultiUsage: string;
  /** `null`: not sent yet. */
  sentToJasdate: string | null;
  offerDescription: string;
  /** `null`: a process made it. */
  userName: string | null;
  notes: string | null;
}

/** Keys the offer list can be ordered by (specification 2 §9). */
export const offerSortKeys = ['OfferId', 'AssignDate', 'StartDate', 'EndDate', 'OfferDescription'] as const;
export type OfferSortKey = (typeof offerSortKeys)[number];
