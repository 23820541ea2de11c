import type { JobCoupon } from './coupon.ts';

/** How many barcodes every row with this mailer and campaign will make, as the service counts them. */
export interface BarcodeCount extends Pick<JobCoupon, 'legacyMailercode' | 'orceCampaignId'> {
  barcodes: number;
  /** Why the job would fail, to follow `Coupon {n}: `; `null` if it would not. */
  failure: string | null;
}

/** What a row will make; `null` if the service did not say. */
export function findBarcodeCount(
  row: Pick<JobCoupon, 'legacyMailercode' | 'orceCampaignId'>,
  counts: readonly BarcodeCount[] | null,
): BarcodeCount | null {
  const isOfRow = (count: BarcodeCount) =>
    count.legacyMailercode === row.legacyMailercode && count.orceCampaignId === row.orceCampaignId;
  return counts?.find(isOfRow) ?? null;
}

/** How many barcodes a job will make; `null` if that is unknown for one of its rows. */
export function countJobBarcodes(
  rows: readonly JobCoupon[],
  counts: readonly BarcodeCount[] | null,
): number | null {
  if (counts === null) return null;
  let total = 0;
  for (const row of rows) {
    const count = findBarcodeCount(row, counts);
    if (count === null) return null;
    total += count.barcodes;
  }
  return total;
}

/** Why a job would fail once it is started, in the words of its log; empty if it would not, or if that is unknown. */
export function listExpectedFailures(
  rows: readonly JobCoupon[],
  counts: readonly BarcodeCount[] | null,
): string[] {
  if (counts === null) return [];
  if (rows.length === 0) return ['The job has no coupons'];
  const ofRows = rows.flatMap((row) => {
    const failure = findBarcodeCount(row, counts)?.failure ?? null;
    return failure === null ? [] : [`Coupon ${row.couponOrder}: ${failure}`];
  });
  const isEmpty = ofRows.length === 0 && countJobBarcodes(rows, counts) === 0;
  return isEmpty ? ['No mailer has sequence numbers'] : ofRows;
}
