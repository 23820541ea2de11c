import { addDays } from '@portal/domain';
import { toDateCode, END_OF_JOB_COMMENT } from '@portal/domain/barcode';
import { toCoupon } from '../../services/barcode/coupons/rows.ts';
import {
  formatCouponComment,
  formatOutputComment,
  formatPlanComment,
} from '../../services/barcode/runs/logComments.ts';
import { planCoupon, type OutputPlan } from '../../services/barcode/runs/outputPlan.ts';
import { advanceSequence } from '../advanceSequence.ts';
import type { Db } from '../database.ts';
import { insertTables, type RowsByTable } from '../insertRows.ts';
import type { CampaignPlan } from './campaignPlan.ts';
import { firstCampaignId } from './campaigns.ts';
import { channels, createEngineCampaign, toCouponLoads, type EngineCampaign } from './engineCampaigns.ts';
import { createDemoMailers } from './mailers.ts';
import { createRandom, type Random } from './random.ts';
import type { NewRow, Row } from '../tables.ts';

const jobCount = 36;
/** Simulated writing speed. */
const linesPerSecond = 40_000;

/** Campaign engine data of the demo campaigns, and jobs for the latest of them. */
export function createDemoBarcodeJobs(seed: string, today: string, plans: readonly CampaignPlan[]) {
  const random = createRandom(`${seed}/barcode-jobs`);
  const mailers = createDemoMailers(seed, today, plans);
  const campaigns = plans.map((plan, index) => createEngineCampaign(plan, index, mailers, random));
  const jobs = planJobs(campaigns, { seed, today }, random);
  return {
    ce_campaigns: campaigns.map(({ ceCampaignId }, index) => ({
      ce_campaign_id: ceCampaignId,
      campaign_id: firstCampaignId + index,
    })),
    ce_coupons: campaigns.flatMap(({ coupons }) => coupons),
    coupon_loads: campaigns
      .filter(({ plan }) => plan.saleBegin <= addDays(today, 30))
      .flatMap(toCouponLoads)
      .map((load, index) => ({ ...load, load_id: index + 1 })),
    barcode_jobs: jobs.map(({ row }) => row),
    barcode_job_coupons: jobs.flatMap(({ coupons }) => coupons),
    barcode_job_log: jobs.flatMap(({ log }) => log),
    barcode_job_output: jobs.flatMap(({ output }) => output),
  };
}

export async function insertBarcodeJobs(db: Db, demo: RowsByTable): Promise<void> {
  await insertTables(db, demo);
  // The ids are explicit: advance the sequences.
  await advanceSequence(db, 'coupon_loads', 'load_id');
  await advanceSequence(db, 'barcode_jobs', 'job_id');
}

interface JobPlan {
  row: NewRow<'barcode_jobs'> & { job_id: number };
  coupons: Row<'barcode_job_coupons'>[];
  log: (NewRow<'barcode_job_log'> & { logged_at: string })[];
  output: Row<'barcode_job_output'>[];
}

/** Jobs for the latest campaigns, created some days before each sale, oldest first. The last one is not started. */
function planJobs(
  campaigns: readonly EngineCampaign[],
  { seed, today }: { seed: string; today: string },
  random: Random,
): JobPlan[] {
  const latest = campaigns.filter(({ plan }) => plan.saleBegin <= addDays(today, 10)).slice(-jobCount);
  const days = latest.map(({ plan }) => {
    const day = addDays(plan.saleBegin, -random.int(6, 9));
    return day < today ? day : addDays(today, -1);
  });
  return latest.map((campaign, index) => {
    const jobId = index + 1;
    const createdAt = `${days.toSorted()[index]}T${random.time(13, 21)}Z`;
    const fileName = createFileName(jobId, createRandom(`${seed}/output-files/${jobId}`));
    return planJob(campaign, { jobId, createdAt, fileName, isNew: jobId === jobCount }, random);
  });
}

function createFileName(jobId: number, random: Random): string {
  return `barcodes-${jobId}-${Array.from({ length: 12 }, () => random.int(0, 15).toString(16)).join('')}.txt`;
}

interface JobInput {
  jobId: number;
  /** ISO instant. */
  createdAt: string;
  /** Used if the job completes. */
  fileName: string;
  isNew: boolean;
}

function planJob(
  campaign: EngineCampaign,
  { jobId, createdAt, fileName, isNew }: JobInput,
  random: Random,
): JobPlan {
  const coupons = campaign.coupons.map((coupon, index) => toJobCoupon(coupon, jobId, index + 1));
  const base = {
    job_id: jobId,
    job_name: toDateCode(createdAt.slice(0, 10)),
    stats_table: `stats_${campaign.plan.kind}_${createdAt.slice(0, 7).replace('-', '_')}`,
    channel_id: channels[campaign.plan.kind],
    created_at: createdAt,
    ce_campaign_id: campaign.ceCampaignId,
    valid_campaign_id: true,
    campaign_locked: true,
    rows_saved: true,
  };
  if (isNew) return { row: base, coupons, log: [], output: [] };

  const plan = planOutput(campaign, coupons);
  const end = createJobEnd(jobId, plan, fileName);
  const log = createLog(jobId, addSeconds(createdAt, random.int(180, 900)), plan, end);
  const times = {
    started_at: log[0]?.logged_at ?? createdAt,
    ended_at: log.at(-1)?.logged_at ?? createdAt,
    run: 1,
  };
  return {
    row: { ...base, ...end.row, ...times },
    coupons,
    log,
    output: end.row.status === 'Complete' ? listOutput(jobId, plan) : [],
  };
}

function listOutput(job_id: number, { coupons }: OutputPlan): JobPlan['output'] {
  const blocks = coupons.flatMap((coupon) => [...coupon.blocks()]);
  return blocks.map(({ first, last, rest }, index) => ({
    job_id,
    block_number: index + 1,
    first_number: first,
    last_number: last,
    rest,
  }));
}

function toJobCoupon(
  coupon: Row<'ce_coupons'>,
  job_id: number,
  coupon_order: number,
): Row<'barcode_job_coupons'> {
  return {
    job_id,
    coupon_order,
    coupon_number: coupon.coupon_number,
    orce_campaign_id: coupon.ce_campaign_id,
    orce_promotion_id: coupon.promotion_id,
    orce_deal_id: coupon.deal_id,
    orce_mailercode: coupon.mailer_code,
    legacy_coupon_type: coupon.coupon_type,
    legacy_coupon_expiration: coupon.coupon_expiration,
    legacy_coupon_offer: coupon.coupon_offer,
    promocode: coupon.promocode,
    legacy_mailercode: coupon.legacy_mailer_code,
    orce_deal_name: coupon.deal_name,
    orce_deal_description: coupon.deal_description,
    deal_id_override: null,
    start_date: coupon.start_date,
    end_date: coupon.end_date,
  };
}

function planOutput({ mailers }: EngineCampaign, rows: JobPlan['coupons']): OutputPlan {
  const all = mailers.flat();
  const coupons = rows.map((row) => {
    const code = row.legacy_mailercode;
    const own = code === null ? all : all.filter((mailer) => mailer.mailer_code === code);
    return planCoupon(toCoupon(row), own);
  });
  return { coupons, lines: coupons.reduce((sum, { lines }) => sum + lines, 0) };
}

interface JobEnd {
  row: Partial<NewRow<'barcode_jobs'>>;
  comment: string;
  /** Coupons written before the end. */
  coupons: number;
}

function createJobEnd(jobId: number, { coupons, lines }: OutputPlan, fileName: string): JobEnd {
  const fail = (failure: string, written = 0): JobEnd => ({
    row: { status: 'Failed', failure },
    comment: failure,
    coupons: written,
  });
  if (lines === 0) return fail('No mailer has sequence numbers');
  if (jobId % 13 === 5) return fail('The job failed because of a server error', 2);
  return {
    row: { status: 'Complete', output_file: fileName, line_count: lines },
    comment: formatOutputComment({ fileName, lines }),
    coupons: coupons.length,
  };
}

function createLog(job_id: number, started: string, plan: OutputPlan, end: JobEnd): JobPlan['log'] {
  let written = 0;
  const entries: [comment: string, seconds: number][] = [['Start Processing', 0]];
  if (plan.lines > 0) entries.push([formatPlanComment(plan), 1]);
  for (const coupon of plan.coupons.slice(0, end.coupons)) {
    written += coupon.lines;
    entries.push([formatCouponComment(coupon), 1 + Math.ceil(written / linesPerSecond)]);
  }
  const last = 2 + Math.ceil(written / linesPerSecond);
  entries.push([end.comment, last], [END_OF_JOB_COMMENT, last]);
  return entries.map(([comment, seconds]) => ({ job_id, comment, logged_at: addSeconds(started, seconds) }));
}

function addSeconds(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) + seconds * 1_000).toISOString();
}
