import type { FilterOperators } from '../lists/filterOperators.ts';

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

/** A filter of the offer list, by the name that it is sent under (`offerId`; its operator is `offerIdOpt`). */
export type OfferFilter =
  | 'offerId'
  | 'assignedDate'
  | 'assignedProcess'
  | 'couponType'
  | 'startDate'
  | 'endDate'
  | 'offerDescription';

const texts = ['contains', 'startswith', 'eq'] as const;
const dates = ['eq', 'gte', 'lte'] as const;

/** The operators of each filter in the order of their selection; the first is the default (specification 2 §5). */
export const offerFilterOperators = {
  offerId: texts,
  assignedDate: dates,
  assignedProcess: texts,
  couponType: texts,
  startDate: dates,
  endDate: dates,
  offerDescription: texts,
} as const satisfies Record<OfferFilter, FilterOperators>;

/** Keys the offer list can be ordered by (specification 2 §9). */
export const offerSortKeys = ['OfferId', 'AssignDate', 'StartDate', 'EndDate', 'OfferDescription'] as const;
export type OfferSortKey = (typeof offerSortKeys)[number];
