/**
 * The rows of the reports as the API returns them. Dates are `YYYY-MM-DDT00:00:00`, amounts US dollars, percentages 0
 * to 100; a measure is 0 when its divisor is 0.
 * @see docs/domain/reports.md for the meaning of every field
 */

/** A store to choose from. */
export interface Store {
  store: number;
  storeName1: string;
}

/** Signups of one source or description. */
export interface SignupStat {
  /** `null` when broken down by description. */
  srcSource: string | null;
  /** `null` for sources without one. */
  description: string | null;
  /** `null` without the daily breakdown. */
  addDate: string | null;
  /** `null` without the store breakdown, and for signups without a store. */
  store: number | null;
  total: number;
  netNew: number;
  dmProvided: number;
  dmNetNew: number;
  dmCarrRte: number;
  dmdpv: number;
  emProvided: number;
  emNetNew: number;
  otMobileNumber: number;
  mobileNetNew: number;
}

/** A campaign of the annual summary. */
export interface CampaignSummaryRow {
  campaignDescription: string;
  saleDateBegin: string;
  saleDateEnd: string;
  /** Pieces. */
  prefMailed: number;
  ttlResponses: number;
  ttlPurchases: number;
  ttlPurchaseAmount: number;
  /** Fractional for fabric. */
  ttlPurchaseItems: number;
  /** Cost of the products sold. */
  ttlCost: number;
}

/** A campaign to choose in the mailer summary. */
export interface CampaignChoice {
  campaignId: number;
  description: string;
}

/** A mailer, or the total of a coupon or of the campaign. */
export interface MailerSummaryRow {
  /** 0 in totals. */
  campaignId: number;
  /** 1-based; 0 in the campaign total. */
  campaignCouponNumber: number;
  /** `null` in totals. */
  mailerCode: string | null;
  /** `null` in totals. */
  mailerDescription: string | null;
  campaignDescription: string;
  saleDateBegin: string;
  saleDateEnd: string;
  /** Pieces. */
  quantity: number;
  ttlResponses: number;
  /** Customers. */
  ttlUniqueResponses: number;
  ttlPurchases: number;
  avgTicket: number;
  ttlPurchaseAmount: number;
  /** Cost of the products sold. */
  ttlCost: number;
  marginPct: number;
  roi: number;
  burdenedROI: number;
  /** `null` in totals, and for pieces without numbers. */
  sequenceNumberStart: number | null;
  sequenceNumberEnd: number | null;
}

/** What the rows of a store and of a day have in common. */
export interface SalesMeasures {
  responses: number;
  ttlPurchases: number;
  purchasePct: number;
  ttlPurchaseAmount: number;
  avgPurchase: number;
  ttlPurchaseItems: number;
  avgItems: number;
  ttlCost: number;
  grossMargin: number;
  marginPct: number;
}

export interface StoreDetailRow extends SalesMeasures {
  /** 0: no store. */
  store: number;
  /** Pieces to customers who prefer the store. */
  prefMailed: number;
  /** Pieces to customers who live nearest to it; the column Store Assigned. */
  geoMailed: number;
  /** Pieces charged to it. */
  accountingAssigned: number;
  prefResponsePct: number;
  geoRespPct: number;
  /** A provider sends this or `avgPricePerItem`. */
  avgItemAmount?: number;
  avgPricePerItem?: number;
  grossProfit: number;
  prefRoiPct: number;
  /** A provider sends this (capital G) or `geoRoiPct`. */
  GeoRoiPct?: number;
  geoRoiPct?: number;
}

/** Results of one day. */
export interface DateDetailRow extends SalesMeasures {
  responseDate: string;
  /** `Mon` to `Sun`, or 0 (Sunday) to 6. */
  responseDow: string | number;
  avgItemAmount: number;
}

/** A fiscal week: `FW06`, its Sunday and its Saturday. */
export interface FiscalWeekRow {
  fiscalWeek: string;
  startDate: string;
  endDate: string;
}
