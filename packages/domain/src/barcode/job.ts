import type { BarcodeCount } from './barcodeCounts.ts';
import type { JobCoupon } from './coupon.ts';

/** A channel that a job can be created for. */
export interface Channel {
  id: number;
  channelName: string;
}

/** The body of a request that creates a job. */
export interface NewJob {
  JobName: string;
  JoannStatsTable: string;
  ChannelId: number;
}

/** Maximum characters of the texts of a new job. */
export const jobMaxLengths = { jobName: 100, joannStatsTable: 128, campaignId: 20 } as const;

/** A job in Job Overview. */
export interface BarcodeJob {
  id: number;
  jobName: string;
  joannStatsTable: string;
  channel: string;
  /** Campaign requested in step 2; `null` when it was skipped. */
  orceCampaignId: string | null;
  /** `Y` or `N`; `null` when no campaign was requested. */
  validCampaignId: string | null;
  /** `New`, `Processing`, `Complete` or `Failed`; any other is shown as received. */
  status: string;
  /** UTC without a zone. */
  insertDate: string;
  /** `null` until the job is complete. */
  outputFileName: string | null;
}

/** The progress of a job: what is needed to resume it after a reload. */
export interface BarcodeJobState {
  id: number;
  jobName: string;
  joannStatsTable: string;
  channelId: number;
  /** The step of the wizard that the job has reached, 2 to 5. */
  step: number;
  /** As of `BarcodeJob`. */
  status: string;
  /** Campaign requested in step 2; `null` before. */
  orceCampaignId: string | null;
  /** Whether coupons were loaded or skipped, so that the campaign cannot change. */
  campaignLocked: boolean;
  /** `null` until the job is complete. */
  outputFileName?: string | null;
  /** Why the job failed; `null` when it did not. */
  failure?: string | null;
  /** Rows that were kept as typed and not saved; `null` without any. */
  draft?: JobCoupon[] | null;
  /** Version of the rows, incremented by each change of them. */
  rowVersion?: number;
  /** Name of the user who last changed the rows; `null` when unknown. */
  rowsChangedBy?: string | null;
  /** Until the start, for every mailer and campaign of the saved rows and for a row that is added by hand. */
  barcodeCounts?: BarcodeCount[];
}

/** What a new job takes from another one. */
export interface CopiedJob {
  statsTable: string;
  channelId: number | null;
  /** `null` when it was skipped. */
  campaignId: string | null;
  rows: readonly JobCoupon[];
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

/**
 * Parses the text response to the creation of a job.
 * @returns the id, 1 or more; `'refused'` for a negative number; `null` for anything else
 */
export function parseNewJobId(responseText: string): number | 'refused' | null {
  const match = /^"?(-?)([0-9]{1,10})"?$/.exec(responseText.trim());
  const id = Number(match?.[2] ?? 0);
  if (id < 1) return null;
  return match?.[1] === '-' ? 'refused' : id;
}
