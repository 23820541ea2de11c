import { toBarcodeNumber, type JobCoupon } from '@portal/domain/barcode';
import { formatNumber } from '@portal/domain';
import type { Db } from '../../../db/database.ts';
import type { LineBlock } from './outputLines.ts';
import { findMailersByCode, listMailersOfCampaign, type MailerNumbers } from './queries.ts';

/** The reason why a job fails; shown to users in its log. */
export class JobFailure extends Error {
  override name = 'JobFailure';
}

/** The output of one coupon row. */
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

/** Guards against wrong sequence numbers that would fill the disk. */
const maxLines = 100_000_000;

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
  const mailers = createMailerLookup(db);
  const coupons: CouponPlan[] = [];
  for (const row of rows) coupons.push(planCoupon(row, await mailers(row, ceCampaignId)));
  const lines = coupons.reduce((sum, coupon) => sum + coupon.lines, 0);
  if (lines === 0) throw new JobFailure('No mailer has sequence numbers');
  if (lines > maxLines) {
    throw new JobFailure(
      `The mailers have ${formatNumber(lines)} sequence numbers; a job is limited to ${formatNumber(maxLines)}`,
    );
  }
  return { coupons, lines };
}

/** Finds the mailers of a row; rows of the same campaign share one query. */
function createMailerLookup(db: Db) {
  const cache = new Map<string, Promise<MailerNumbers[]>>();
  const getCached = (key: string, find: () => Promise<MailerNumbers[]>) => {
    const found = cache.get(key) ?? find();
    cache.set(key, found);
    return found;
  };
  return async (row: JobCoupon, ceCampaignId: string | null): Promise<MailerNumbers[]> => {
    const code = row.legacyMailercode?.trim().toUpperCase();
    const campaign = row.orceCampaignId?.trim() ?? ceCampaignId;
    const name = `Coupon ${row.couponOrder}`;
    if (code) {
      const found = await getCached(`mailer ${code}`, () => findMailersByCode(db, code));
      if (found.length === 0) throw new JobFailure(`${name}: mailer ${code} not found`);
      return found;
    }
    if (!campaign) throw new JobFailure(`${name} has no mailer code, and the job has no campaign`);
    const found = await getCached(`campaign ${campaign}`, () => listMailersOfCampaign(db, campaign));
    if (found.length === 0) throw new JobFailure(`${name}: campaign ${campaign} has no mailers`);
    return found;
  };
}

/** Plans the output of one row. */
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
