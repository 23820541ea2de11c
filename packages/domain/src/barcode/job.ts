/** What a job can be made for. */
export interface Channel {
  id: number;
  channelName: string;
}

/** What makes a job, as it is sent. */
export interface NewJob {
  JobName: string;
  JoannStatsTable: string;
  ChannelId: number;
}

/** Most characters of the texts of a new job that the service takes. */
export const jobMaxLengths = { jobName: 100, joannStatsTable: 128, campaignId: 20 } as const;

/** The states of a job that the service knows; one of another service is shown as it is sent. */
export const jobStatuses = ['New', 'Processing', 'Complete', 'Failed'] as const;

/** A job in Job Overview. */
export interface BarcodeJob {
  id: number;
  jobName: string;
  joannStatsTable: string;
  /** Name of the channel. */
  channel: string;
  /** Campaign asked for in step 2; `null` when it was skipped. */
  orceCampaignId: string | null;
  /** `Y` or `N`; `null` when no campaign was asked for. */
  validCampaignId: string | null;
  /** One of {@link jobStatuses}. */
  status: string;
  /** UTC without a zone. */
  insertDate: string;
  /** `null` until the job is complete. */
  outputFileName: string | null;
}

/** One page of jobs, the newest first. */
export interface BarcodeJobPage {
  totalRows: number;
  totalPages: number;
  jobData: BarcodeJob[];
}

/** Where a job stands: what is needed to go on with it after a reload. */
export interface BarcodeJobState {
  id: number;
  jobName: string;
  joannStatsTable: string;
  channelId: number;
  /** The step of the wizard that the job has reached, 2 to 5. */
  step: number;
  /** One of {@link jobStatuses}. */
  status: string;
  /** Campaign asked for in step 2; `null` before. */
  orceCampaignId: string | null;
  /** Whether coupons were loaded or skipped, so that the campaign cannot change. */
  campaignLocked: boolean;
  /** `null` until the job is complete. */
  outputFileName?: string | null;
  /** Why the job failed; `null` when it has not. */
  failure?: string | null;
}

/** How many coupons were loaded for a deal. */
export interface CouponLoad {
  campaignId: string;
  promotionId: string;
  dealId: string;
  promotionName: string;
  description: string;
  channel: string;
  /** `YYYY-MM-DDT00:00:00`. */
  startDate: string;
  couponLoadQty: number;
}

/** One page of coupon loads. */
export interface CouponLoadPage {
  totalRows: number;
  totalPages: number;
  couponData: CouponLoad[];
}

/**
 * The id in the answer to a new job, which is text.
 * @returns the id, 1 or more; `'refused'` for a negative number; `null` for anything else
 */
export function newJobId(answer: string): number | 'refused' | null {
  const match = /^"?(-?)([0-9]{1,10})"?$/.exec(answer.trim());
  const id = Number(match?.[2] ?? 0);
  if (id < 1) return null;
  return match?.[1] === '-' ? 'refused' : id;
}
