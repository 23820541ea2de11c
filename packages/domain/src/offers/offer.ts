import type { FilterOperators } from '../lists/filterOperators.ts';

/** An offer that coupons are based on. Dates are `YYYY-MM-DDT00:00:00`. */
export interface Offer {
  offerId1: number;
  assignDate: string;
  assignProcessName: string;
  couponType: string;
  /** Dollars or percent, by type; `null` when the type has none. */
  couponValue: number | null;
  startDate: string;
  endDate: string;
  /** `S`: the coupon can be used once; `M`: several times. */
  singleMultiUsage: string;
  /** `null`: not sent yet. */
  sentToJasdate: string | null;
  offerDescription: string;
  /** `null`: created by a process. */
  userName: string | null;
  notes: string | null;
}

/** A filter of the offer list, by its query parameter (`offerId`; its operator is `offerIdOpt`). */
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

/** The operators of each filter in the order of the select; the first is the default (specification 2 §5). */
export const offerFilterOperators = {
  offerId: texts,
  assignedDate: dates,
  assignedProcess: texts,
  couponType: texts,
  startDate: dates,
  endDate: dates,
  offerDescription: texts,
} as const satisfies Record<OfferFilter, FilterOperators>;

/** Sort keys of the offer list (specification 2 §9). */
export const offerSortKeys = ['OfferId', 'AssignDate', 'StartDate', 'EndDate', 'OfferDescription'] as const;
export type OfferSortKey = (typeof offerSortKeys)[number];
