import { toBarcodeNumber, type JobCoupon } from '@portal/domain/barcode';
import { formatNumber } from '@portal/domain';
import type { Db } from '../../../db/database.ts';
import type { LineBlock } from './outputLines.ts';
import { listMailersByCode, listMailersOfCampaign, type MailerNumbers } from './queries.ts';

/** The reason why a job fails; shown to users in its log. */
export class JobFailure extends Error {
  override name = 'JobFailure';
}

export interface CouponPlan {
  couponOrder: number;
  lines: number;
  mailers: number;
  /** Mailers without sequence numbers produce no lines. */
  unnumberedMailers: number;
  blocks: () => Iterable<LineBlock>;
}

export interface OutputPlan {
  coupons: readonly CouponPlan[];
  lines: number;
}

/** Guards against wrong sequence numbers: a file of this size has about 5 GB. */
const maxLines = 100_000_000;
/** Mailers of all coupons: storing their blocks takes 2 s. */
const maxBlocks = 200_000;

/**
 * Plans the output of a job: one line per sequence number of each mailer of each row.
 * @throws JobFailure if there is nothing to write, or a row has no mailer
 */
export async function planOutput(
  db: Db,
  rows: readonly JobCoupon[],
  ceCampaignId: string | null,
): Promise<OutputPlan> {
  if (rows.length === 0) throw new JobFailure('The job has no coupons');
  const plan = await createCouponPlanner(db, rows, ceCampaignId);
  const coupons = rows.map((row) => {
    const planned = plan(row);
    if (typeof planned === 'string') throw new JobFailure(`Coupon ${row.couponOrder}: ${planned}`);
    return planned;
  });
  const lines = coupons.reduce((sum, coupon) => sum + coupon.lines, 0);
  if (lines === 0) throw new JobFailure('No mailer has sequence numbers');
  if (lines > maxLines) {
    throw new JobFailure(
      `The mailers have ${formatNumber(lines)} sequence numbers; a job is limited to ${formatNumber(maxLines)}`,
    );
  }
  const blocks = coupons.reduce(
    (sum, { mailers, unnumberedMailers }) => sum + mailers - unnumberedMailers,
    0,
  );
  if (blocks > maxBlocks) {
    throw new JobFailure(
      `The coupons have ${formatNumber(blocks)} mailers in total; a job is limited to ${formatNumber(maxBlocks)}`,
    );
  }
  return { coupons, lines };
}

/**
 * Loads the mailers of rows: those of their mailer code, else of their campaign, else of the job's.
 * @returns a function that plans the output of one of the rows, or returns why the job would fail
 */
export async function createCouponPlanner(
  db: Db,
  rows: readonly JobCoupon[],
  ceCampaignId: string | null,
): Promise<(row: JobCoupon) => CouponPlan | string> {
  const getCode = (row: JobCoupon) => row.legacyMailercode?.trim().toUpperCase() ?? '';
  const getCampaign = (row: JobCoupon) => row.orceCampaignId?.trim() || ceCampaignId;
  const mailers = await listMailersByCode(db, [...new Set(rows.map(getCode))]);
  const mailersByCode = new Map(mailers.map((mailer) => [mailer.mailer_code, mailer]));
  const mailersByCampaign = new Map<string, MailerNumbers[]>();
  for (const campaign of new Set(rows.filter((row) => getCode(row) === '').map(getCampaign))) {
    if (campaign) mailersByCampaign.set(campaign, await listMailersOfCampaign(db, campaign));
  }
  return (row) => {
    const code = getCode(row);
    const campaign = getCampaign(row);
    if (code) {
      const own = mailersByCode.get(code);
      return own ? planCoupon(row, [own]) : `mailer ${code} not found`;
    }
    if (!campaign) return 'no mailer code, and the job has no campaign';
    const all = mailersByCampaign.get(campaign) ?? [];
    return all.length > 0 ? planCoupon(row, all) : `campaign ${campaign} has no mailers`;
  };
}

export function planCoupon(row: JobCoupon, mailers: readonly MailerNumbers[]): CouponPlan {
  const numbered = mailers.filter((mailer) => countLines(mailer) > 0);
  return {
    couponOrder: row.couponOrder,
    mailers: mailers.length,
    unnumberedMailers: mailers.length - numbered.length,
    lines: numbered.reduce((sum, mailer) => sum + countLines(mailer), 0),
    *blocks() {
      for (const mailer of numbered) yield toBlock(row, mailer);
    },
  };
}

function countLines({ sequence_number_start: first, sequence_number_end: last }: MailerNumbers): number {
  return first === null || last === null ? 0 : Math.max(0, last - first + 1);
}

/** Columns: sequence number, mailer code, barcode number, promo code, deal id. */
function toBlock(row: JobCoupon, mailer: MailerNumbers): LineBlock {
  const barcode = toBarcodeNumber(row, mailer.mailer_code);
  if (barcode === null) throw new JobFailure(`Coupon ${row.couponOrder} has no barcode number`);
  const texts = [row.promocode, row.dealIdOverride?.trim() ? row.dealIdOverride : row.orceDealId];
  const cells = ['', mailer.mailer_code, barcode, ...texts.map(toCellText)];
  return {
    first: mailer.sequence_number_start ?? 0,
    last: mailer.sequence_number_end ?? -1,
    rest: cells.join('\t'),
  };
}

/** Removes tabs and line breaks, which would break the columns of the file. */
function toCellText(text: string | null): string {
  return (text ?? '').trim().replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
}
