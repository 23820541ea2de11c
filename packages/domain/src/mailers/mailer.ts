/** A row of the mailer list. */
export interface Mailer {
  /** Six upper-case letters or digits. */
  mailerCode: string;
  /** Day of processing, `YYYY-MM-DDT00:00:00`; `null` when it has not been processed. */
  dateProcessed: string | null;
  /** `HHMMSS`; `null` when not known. */
  timeProcessed: string | null;
  /** First day of the sale, `YYYY-MM-DDT00:00:00`. */
  saleDateBegin: string;
  /** Last day of the sale, in the same form. */
  saleDateEnd: string;
  /** Number printed on the first piece, shown with ten digits; `null` when the pieces have no numbers. */
  sequenceNumberStart: number | null;
  /** Number printed on the last piece. */
  sequenceNumberEnd: number | null;
  /** Pieces. */
  quantity: number;
  description: string;
}

/** The body of a request that adds a mailer. `''` means not filled in. */
export interface NewMailer {
  mailerCode: string;
  /** `YYYYMMDD` or empty. */
  dateProcessed: string;
  /** `HHMMSS` or empty. */
  timeProcessed: string;
  /** `YYYYMMDD`. */
  saleDateBegin: string;
  /** `YYYYMMDD`. */
  saleDateEnd: string;
  /** Ten digits or empty. */
  sequenceNumberStart: string;
  sequenceNumberEnd: string;
  /** Pieces, at least 1. */
  quantity: number;
  description: string;
  /** A code of `customerTypes`; a blank for "Not Classified". */
  customerType: string;
  /** The coupon of the campaign, 1 to 20. */
  campaignCouponNumber: number;
  /** Always 0: the form has no field for it. */
  campaignEventClass: number;
}

/** Initial values of the Add Mailer form. */
export const emptyNewMailer: NewMailer = {
  mailerCode: '',
  dateProcessed: '',
  timeProcessed: '',
  saleDateBegin: '',
  saleDateEnd: '',
  sequenceNumberStart: '',
  sequenceNumberEnd: '',
  quantity: 1,
  description: '',
  customerType: ' ',
  campaignCouponNumber: 1,
  campaignEventClass: 0,
};
