import { addDays, formatNumber } from '@portal/domain';
import { dateCodeOf, END_OF_JOB_COMMENT } from '@portal/domain/barcode';
import { sql, type Insertable } from 'kysely';
import type { Db } from '../database.ts';
import type {
  BarcodeJobCouponsTable,
  BarcodeJobLogTable,
  BarcodeJobsTable,
  CeCampaignsTable,
  CeCouponsTable,
  CouponLoadsTable,
} from '../barcodeTables.ts';
import type { MailersTable } from '../tables.ts';
import { endsOfRange, type CampaignKind, type CampaignPlan, type CouponPlan } from './campaignPlan.ts';
import { firstCampaignId } from './campaigns.ts';
import { randomFor, type Random } from './random.ts';

export interface DemoBarcodeJobs {
  ceCampaigns: Insertable<CeCampaignsTable>[];
  ceCoupons: Insertable<CeCouponsTable>[];
  couponLoads: Insertable<CouponLoadsTable>[];
  jobs: (Insertable<BarcodeJobsTable> & { job_id: number })[];
  jobCoupons: Insertable<BarcodeJobCouponsTable>[];
  log: (Insertable<BarcodeJobLogTable> & { logged_at: string })[];
}

type MailerRow = Insertable<MailersTable>;

const firstCeCampaignId = 880_001;
const ceCampaignIdStep = 13;
const jobCount = 36;
/** Lines that the demo's server wrote in a second. */
const linesPerSecond = 40_000;

/** As the migration numbers them. */
const channels: Record<CampaignKind, number> = { other: 1, email: 2, tabs: 3, signup: 4 };

/** A campaign with what its jobs need to know of it. */
interface KnownCampaign {
  plan: CampaignPlan;
  ceCampaignId: string;
  coupons: readonly Insertable<CeCouponsTable>[];
  /** By coupon, in the same order. */
  mailers: readonly (readonly MailerRow[])[];
}

/** What the campaign engine knows of the demo campaigns, and the jobs that were made for the latest of them. */
export function demoBarcodeJobs(
  seed: string,
  today: string,
  plans: readonly CampaignPlan[],
  mailers: readonly MailerRow[],
): DemoBarcodeJobs {
  const random = randomFor(`${seed}/barcode-jobs`);
  const campaigns = plans.map((plan, index) => knownCampaign(plan, index, mailers, random));
  const jobs = jobPlans(campaigns, today, random);
  return {
    ceCampaigns: campaigns.map(({ ceCampaignId }, index) => ({
      ce_campaign_id: ceCampaignId,
      campaign_id: firstCampaignId + index,
    })),
    ceCoupons: campaigns.flatMap(({ coupons }) => coupons),
    couponLoads: campaigns
      .filter(({ plan }) => plan.saleBegin <= addDays(today, 30))
      .flatMap(loadsOf)
      .map((load, index) => ({ ...load, load_id: index + 1 })),
    jobs: jobs.map(({ row }) => row),
    jobCoupons: jobs.flatMap(({ coupons }) => coupons),
    log: jobs.flatMap(({ log }) => log),
  };
}

export async function insertBarcodeJobs(db: Db, demo: DemoBarcodeJobs): Promise<void> {
  await db.insertInto('ce_campaigns').values(demo.ceCampaigns).execute();
  await db.insertInto('ce_coupons').values(demo.ceCoupons).execute();
  await db.insertInto('coupon_loads').values(demo.couponLoads).execute();
  await db.insertInto('barcode_jobs').values(demo.jobs).execute();
  await db.insertInto('barcode_job_coupons').values(demo.jobCoupons).execute();
  await db.insertInto('barcode_job_log').values(demo.log).execute();
  // Ids were given out by hand: what is added later counts on from them.
  await sql`select setval(pg_get_serial_sequence('coupon_loads', 'load_id'), ${demo.couponLoads.length})`.execute(
    db,
  );
  await sql`select setval(pg_get_serial_sequence('barcode_jobs', 'job_id'), ${demo.jobs.length})`.execute(db);
}

function knownCampaign(
  plan: CampaignPlan,
  index: number,
  mailers: readonly MailerRow[],
  random: Random,
): KnownCampaign {
  const ceCampaignId = String(firstCeCampaignId + index * ceCampaignIdStep);
  const byCoupon = plan.coupons.map((coupon) => mailersOf(plan, coupon, mailers));
  const promotion = String(random.int(5_000, 9_999));
  return {
    plan,
    ceCampaignId,
    mailers: byCoupon,
    coupons: plan.coupons.map((coupon, place) => {
      const printed = byCoupon[place]?.find(isPrinted)?.mailer_code ?? null;
      return {
        ce_campaign_id: ceCampaignId,
        coupon_number: coupon.number,
        promotion_id: promotion,
        deal_id: String(90_000 + index * 8 + coupon.number),
        mailer_code: printed,
        coupon_type: random.pick(['04', '07', '12']),
        coupon_expiration: dateCodeOf(plan.saleEnd),
        coupon_offer: String(100 + random.int(0, 899)),
        promocode: promocodeOf(plan, coupon),
        legacy_mailer_code: printed,
        deal_name: coupon.offer,
        deal_description: `${capital(coupon.offer)}, ${plan.name}`,
        start_date: plan.saleBegin,
        end_date: plan.saleEnd,
      };
    }),
  };
}

function mailersOf(
  { kind }: CampaignPlan,
  { range }: CouponPlan,
  mailers: readonly MailerRow[],
): MailerRow[] {
  const { first, last } = endsOfRange(kind, range);
  return mailers.filter(({ mailer_code: code }) => first <= code && code <= last);
}

function isPrinted(mailer: MailerRow): boolean {
  return Boolean(mailer.sequence_number_start);
}

function promocodeOf(plan: CampaignPlan, coupon: CouponPlan): string | null {
  if (plan.kind === 'tabs') return null;
  return `${plan.name.replace(/[^A-Z]/g, '')}${plan.saleBegin.slice(2, 7).replace('-', '')}${coupon.number}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function loadsOf({ plan, ceCampaignId, coupons, mailers }: KnownCampaign): Insertable<CouponLoadsTable>[] {
  return coupons.map((coupon, index) => ({
    ce_campaign_id: ceCampaignId,
    promotion_id: coupon.promotion_id ?? '',
    deal_id: coupon.deal_id ?? '',
    promotion_name: plan.name,
    description: coupon.deal_name ?? '',
    channel_id: channels[plan.kind],
    start_date: plan.saleBegin,
    quantity: (mailers[index] ?? []).reduce((sum, mailer) => sum + (mailer.quantity ?? 0), 0),
  }));
}

interface JobPlan {
  row: DemoBarcodeJobs['jobs'][number];
  coupons: Insertable<BarcodeJobCouponsTable>[];
  log: DemoBarcodeJobs['log'];
}

/** Jobs for the latest campaigns, some days before each sale, the oldest first; one is not started yet. */
function jobPlans(campaigns: readonly KnownCampaign[], today: string, random: Random): JobPlan[] {
  const latest = campaigns.filter(({ plan }) => plan.saleBegin <= addDays(today, 10)).slice(-jobCount);
  const days = latest.map(({ plan }) => {
    const day = addDays(plan.saleBegin, -random.int(6, 9));
    return day < today ? day : addDays(today, -1);
  });
  return latest.map((campaign, index) => {
    const jobId = index + 1;
    const made = `${days.toSorted()[index]}T${pad(random.int(13, 21))}:${pad(random.int(0, 59))}:${pad(random.int(0, 59))}Z`;
    return jobPlan(campaign, { jobId, made, isNew: jobId === jobCount }, random);
  });
}

interface JobMaking {
  jobId: number;
  /** ISO instant. */
  made: string;
  isNew: boolean;
}

function jobPlan(campaign: KnownCampaign, { jobId, made, isNew }: JobMaking, random: Random): JobPlan {
  const coupons = campaign.coupons.map((coupon, index) => couponOfJob(coupon, jobId, index + 1));
  const base = {
    job_id: jobId,
    job_name: dateCodeOf(made.slice(0, 10)),
    stats_table: `stats_${campaign.plan.kind}_${made.slice(0, 7).replace('-', '_')}`,
    channel_id: channels[campaign.plan.kind],
    created_at: made,
    ce_campaign_id: campaign.ceCampaignId,
    valid_campaign_id: true,
    campaign_locked: true,
    rows_saved: true,
  };
  if (isNew) return { row: base, coupons, log: [] };

  const lines = campaign.coupons.map((coupon, index) => printedLines(campaign.mailers[index] ?? [], coupon));
  const end = endOf(jobId, lines, random);
  const log = logOf(jobId, later(made, random.int(180, 900)), lines, end);
  const times = { started_at: log[0]?.logged_at ?? made, ended_at: log.at(-1)?.logged_at ?? made, run: 1 };
  return { row: { ...base, ...end.row, ...times }, coupons, log };
}

function couponOfJob(
  coupon: Insertable<CeCouponsTable>,
  job_id: number,
  coupon_order: number,
): Insertable<BarcodeJobCouponsTable> {
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

function printedLines(mailers: readonly MailerRow[], coupon: Insertable<CeCouponsTable>): number {
  const mailer = mailers.find(({ mailer_code: code }) => code === coupon.legacy_mailer_code);
  return mailer ? (mailer.quantity ?? 0) : 0;
}

interface JobEnd {
  row: Partial<Insertable<BarcodeJobsTable>>;
  comment: string;
  /** Coupons that were written before. */
  coupons: number;
}

function endOf(jobId: number, lines: readonly number[], random: Random): JobEnd {
  const all = lines.reduce((sum, count) => sum + count, 0);
  const fail = (failure: string, coupons = 0): JobEnd => ({
    row: { status: 'Failed', failure },
    comment: failure,
    coupons,
  });
  if (all === 0) return fail('None of the mailers has sequence numbers');
  if (jobId % 13 === 5) return fail('The output file could not be written: the disk is full', 2);
  const fileName = `barcodes-${jobId}-${Array.from({ length: 12 }, () => random.int(0, 15).toString(16)).join('')}.txt`;
  return {
    row: { status: 'Complete', output_file: fileName, line_count: all },
    comment: `Output file ${fileName} with ${formatNumber(all)} lines`,
    coupons: lines.length,
  };
}

function logOf(
  job_id: number,
  started: string,
  lines: readonly number[],
  end: JobEnd,
): DemoBarcodeJobs['log'] {
  const all = lines.reduce((sum, count) => sum + count, 0);
  let written = 0;
  const entries: [comment: string, seconds: number][] = [['Start Processing', 0]];
  if (all > 0) entries.push([`${lines.length} coupons, ${formatNumber(all)} barcodes to write`, 1]);
  for (const [index, count] of lines.slice(0, end.coupons).entries()) {
    written += count;
    const comment = `Coupon ${index + 1}: 1 mailer, ${formatNumber(count)} barcodes`;
    entries.push([comment, 1 + Math.ceil(written / linesPerSecond)]);
  }
  const last = 2 + Math.ceil(written / linesPerSecond);
  entries.push([end.comment, last], [END_OF_JOB_COMMENT, last]);
  return entries.map(([comment, seconds]) => ({ job_id, comment, logged_at: later(started, seconds) }));
}

function later(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) + seconds * 1_000).toISOString();
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
