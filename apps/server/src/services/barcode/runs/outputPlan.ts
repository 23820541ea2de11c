import { barcodeNumber, type JobCoupon } from '@portal/domain/barcode';
import { formatNumber } from '@portal/domain';
import type { Db } from '../../../db/database.ts';
import type { LineBlock } from './outputLines.ts';
import { mailerOfCode, mailersOfCampaign, type MailerNumbers } from './queries.ts';

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
  withoutNumbers: number;
  blocks: () => Iterable<LineBlock>;
}

export interface OutputPlan {
  coupons: readonly CouponPlan[];
  lines: number;
}

/** Guards against wrong sequence numbers that would fill the disk. */
const mostLines = 100_000_000;

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
  const mailers = mailersOfRows(db);
  const coupons: CouponPlan[] = [];
  for (const row of rows) coupons.push(planCoupon(row, await mailers(row, ceCampaignId)));
  const lines = coupons.reduce((sum, coupon) => sum + coupon.lines, 0);
  if (lines === 0) throw new JobFailure('None of the mailers has sequence numbers');
  if (lines > mostLines) {
    throw new JobFailure(
      `The mailers have ${formatNumber(lines)} sequence numbers, more than the ${formatNumber(mostLines)} of a job`,
    );
  }
  return { coupons, lines };
}

/** Finds the mailers of a row; rows of the same campaign share one query. */
function mailersOfRows(db: Db) {
  const known = new Map<string, Promise<MailerNumbers[]>>();
  const once = (key: string, find: () => Promise<MailerNumbers[]>) => {
    const found = known.get(key) ?? find();
    known.set(key, found);
    return found;
  };
  return async (row: JobCoupon, ceCampaignId: string | null): Promise<MailerNumbers[]> => {
    const code = row.legacyMailercode?.trim().toUpperCase();
    const campaign = row.orceCampaignId?.trim() ?? ceCampaignId;
    const name = `Coupon ${row.couponOrder}`;
    if (code) {
      const found = await once(`mailer ${code}`, () => mailerOfCode(db, code));
      if (found.length === 0) throw new JobFailure(`${name}: there is no mailer ${code}`);
      return found;
    }
    if (!campaign) throw new JobFailure(`${name} names no mailer, and the job has no campaign`);
    const found = await once(`campaign ${campaign}`, () => mailersOfCampaign(db, campaign));
    if (found.length === 0) throw new JobFailure(`${name}: the campaign ${campaign} has no mailers`);
    return found;
  };
}

/** Plans the output of one row. */
export function planCoupon(row: JobCoupon, mailers: readonly MailerNumbers[]): CouponPlan {
  const numbered = mailers.filter((mailer) => linesOf(mailer) > 0);
  return {
    couponOrder: row.couponOrder,
    mailers: mailers.length,
    withoutNumbers: mailers.length - numbered.length,
    lines: numbered.reduce((sum, mailer) => sum + linesOf(mailer), 0),
    *blocks() {
      for (const mailer of numbered) yield toBlock(row, mailer);
    },
  };
}

function linesOf({ sequence_number_start: first, sequence_number_end: last }: MailerNumbers): number {
  return first === null || last === null ? 0 : Math.max(0, last - first + 1);
}

/** Columns: sequence number, mailer code, barcode number, promo code, deal id. */
function toBlock(row: JobCoupon, mailer: MailerNumbers): LineBlock {
  const barcode = barcodeNumber(row, mailer.mailer_code);
  if (barcode === null) throw new JobFailure(`Coupon ${row.couponOrder} has no barcode number`);
  const texts = [row.promocode, row.dealIdOverride?.trim() ? row.dealIdOverride : row.orceDealId];
  const cells = ['', mailer.mailer_code, barcode, ...texts.map(cellText)];
  return {
    first: mailer.sequence_number_start ?? 0,
    last: mailer.sequence_number_end ?? -1,
    rest: cells.join('\t'),
  };
}

/** Removes tabs and line breaks, which would break the columns of the file. */
function cellText(text: string | null): string {
  return (text ?? '').trim().replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
}
